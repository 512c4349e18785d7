import { useSyncExternalStore } from 'react';

/** The pages, by the part of the address behind `#`. */
export type Route =
  | { readonly page: 'tables' }
  | { readonly page: 'new' }
  | { readonly page: 'table'; readonly id: string; readonly seat: string | undefined };

export const links = {
  tables: '#/',
  new: '#/new',
  table: (id: string, seat?: string) => `#/table/${id}${seat === undefined ? '' : `?seat=${seat}`}`,
} as const;

function routeOf(hash: string): Route {
  const [path, query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [page, id] = path.split('/');
  if (page === 'new') return { page };
  if (page === 'table' && id) return { page, id, seat: new URLSearchParams(query).get('seat') ?? undefined };
  return { page: 'tables' };
}

function listen(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

export function useRoute(): Route {
  const hash = useSyncExternalStore(listen, () => location.hash);
  return routeOf(hash);
}
