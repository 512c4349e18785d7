import lighthouse from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface Audited {
  readonly name: string;
  /** Scores from 0 to 100, by category. */
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>;
  /** How quick this machine was meanwhile, by Lighthouse's own measure: some 1500 for a desktop with nothing else to do. */
  readonly machine: number;
  /** What cost points, in Lighthouse's own words. */
  readonly lost: readonly string[];
}

/** A busy machine makes the browser lose a trace now and then; Lighthouse itself advises to look again. */
const TRIES = 3;

/** Lighthouse as a phone sees a page. What the browser keeps of the session stays, so that it may see its tables. */
export async function audit(name: string, url: string, port: number, tries = TRIES): Promise<Audited> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: [...CATEGORIES],
    formFactor: 'mobile',
    disableStorageReset: true,
  });
  if (result === undefined) throw new Error(`Lighthouse did not look at ${url}.`);
  const { categories, audits, environment, runtimeError } = result.lhr;
  if (runtimeError !== undefined) {
    if (tries > 1) return audit(name, url, port, tries - 1);
    throw new Error(`${name}: ${runtimeError.message}`);
  }
  const scores = Object.fromEntries(CATEGORIES.map((id) => [id, Math.round((categories[id].score ?? 0) * 100)]));
  const counted = new Set(
    CATEGORIES.flatMap((id) => categories[id].auditRefs.filter(({ weight }) => weight > 0).map((ref) => ref.id)),
  );
  const lost = Object.values(audits)
    .filter(({ id, score }) => counted.has(id) && score !== null && score < 0.9)
    .map(({ title, displayValue }) => (displayValue === undefined ? title : `${title}: ${displayValue}`));
  return { name, scores: scores as Audited['scores'], machine: environment.benchmarkIndex, lost };
}
