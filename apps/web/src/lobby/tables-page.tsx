import { useState } from 'react';
import { deferred, Nothing } from '../device/deferred.tsx';
import { houseOf, houses } from '../device/houses.ts';
import { forgetTable } from '../device/last-table.ts';
import { type ListedTable, useTableLists } from '../device/table-lists.ts';
import { usePlace } from '../device/use-place.ts';
import { ContinueCard } from '../states/continue-card.tsx';
import { PlaceField } from '../states/place-field.tsx';
import type { Failure } from '../table/table.ts';
import { useTexts } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { failureText } from '../ui/failure-text.ts';
import { Notice } from '../ui/notice.tsx';
import { saveFile } from '../ui/save-file.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { Hero } from './hero.tsx';
import { ImportTable } from './import-table.tsx';
import { TableCard } from './table-card.tsx';
import { Ways } from './ways.tsx';

const RemoveDialog = deferred(async () => (await import('./remove-dialog.tsx')).RemoveDialog, Nothing);

/** So many tables, those changed last, are asked where they stand. */
const ASKED = 6;

/** The reader's own tables: resume one, keep its file, or bring one from a file. */
export function TablesPage() {
  const texts = useTexts();
  const { tables, failure: missing, reload } = useTableLists();
  const [refused, setRefused] = useState<Failure>();
  const failure = refused ?? missing;
  const [place, setPlace] = usePlace();
  const [unwanted, setUnwanted] = useState<ListedTable>();

  function again(): void {
    setRefused(undefined);
    reload();
  }

  async function keep(id: string): Promise<void> {
    const answer = await houseOf(id).export(id);
    if (answer.ok) saveFile(`asclepion-${id}.json`, answer.value);
    else setRefused(answer.failure);
  }

  async function remove(id: string): Promise<void> {
    setUnwanted(undefined);
    const refusal = await houseOf(id).remove?.(id);
    setRefused(refusal);
    if (refusal === undefined) forgetTable(id);
    reload();
  }

  return (
    <div className="page">
      <ContinueCard />
      <Hero>
        <Ways />
      </Hero>
      <section className="tables" aria-labelledby="tables">
        <h2 id="tables">{texts.text('web.your-tables')}</h2>
        {failure !== undefined && (
          <Notice
            kind="bad"
            actions={
              <Button size="small" icon="again" onClick={again}>
                {texts.text('web.try-again')}
              </Button>
            }
          >
            {failureText(texts, failure)}
          </Notice>
        )}
        {tables === undefined && failure === undefined && <Skeleton label={texts.text('web.loading')} />}
        {tables?.length === 0 && <p className="muted">{texts.text('web.no-tables')}</p>}
        <ul className="table-cards">
          {tables?.map((table, place) => (
            <TableCard
              key={table.id}
              table={table}
              first={place < ASKED}
              onKeep={() => void keep(table.id)}
              onRemove={houseOf(table.id).remove && (() => setUnwanted(table))}
            />
          ))}
        </ul>
        {unwanted !== undefined && (
          <RemoveDialog
            table={unwanted}
            onKeep={() => void keep(unwanted.id)}
            onRemove={() => void remove(unwanted.id)}
            onClose={() => setUnwanted(undefined)}
          />
        )}
      </section>
      <ImportTable tables={houses[place]}>
        <PlaceField place={place} onChange={setPlace} />
      </ImportTable>
    </div>
  );
}
