import { useTexts } from '../text/texts.ts';
import { Skeleton } from '../ui/skeleton.tsx';

/** The shape of a page, for as long as it loads. */
export function PageSkeleton() {
  const texts = useTexts();
  return (
    <div className="page">
      <Skeleton label={texts.text('web.loading')} lines={6} />
    </div>
  );
}

/** The shape of a card of one line, for as long as it loads. */
export function CardSkeleton() {
  const texts = useTexts();
  return (
    <div className="panel">
      <Skeleton label={texts.text('web.loading')} lines={1} />
    </div>
  );
}

/** The shape of a table, for as long as it loads. */
export function TableSkeleton() {
  const texts = useTexts();
  return (
    <div className="table-skeleton">
      <Skeleton label={texts.text('web.loading')} lines={3} />
    </div>
  );
}
