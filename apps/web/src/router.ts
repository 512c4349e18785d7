import { useSyncExternalStore } from 'react';

/** The pages, by the part of the address behind `#`. */
export type Route =
  | { readonly page: 'tables' }
  | { readonly page: 'new' }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'rules'; readonly at: string | undefined; readonly game: string | undefined }
  | { readonly page: 'table'; readonly id: string; readonly seat: string | undefined; readonly at: number | undefined };

export const links = {
  tables: '#/',
  new: '#/new',
  learn: (game: string) => `#/learn/${game}`,
  /** The rulebook: a topic of it, a rule by its ID, or its words; of a game, the first one unless given. */
  rules: (at?: string, game?: string) =>
    `#/rules${at === undefined ? '' : `/${at}`}${game === undefined ? '' : `?game=${game}`}`,
  /** A table, through the eyes of a seat, and as it was at a moment. */
  table: (id: string, seat?: string, at?: number) => {
    const query = new URLSearchParams();
    if (seat !== undefined) query.set('seat', seat);
    if (at !== undefined) query.set('at', String(at));
    return `#/table/${id}${query.size === 0 ? '' : `?${query}`}`;
  },
} as const;

export function routeOf(hash: string): Route {
  const [path, query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [page, id] = path.split('/');
  if (page === 'new') return { page };
  if (page === 'learn' && id) return { page, game: id };
  const game = new URLSearchParams(query).get('game') ?? undefined;
  if (page === 'rules') return { page, at: id, game };
  if (page === 'glossary') return { page: 'rules', at: page, game };
  if (page === 'table' && id) {
    const asked = new URLSearchParams(query);
    return { page, id, seat: asked.get('seat') ?? undefined, at: momentOf(asked.get('at')) };
  }
  return { page: 'tables' };
}

const momentOf = (text: string | null): number | undefined =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

function listen(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

export function useRoute(): Route {
  const hash = useSyncExternalStore(listen, () => location.hash);
  return routeOf(hash);
}
