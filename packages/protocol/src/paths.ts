/** Addresses, relative to the server's own. */
export const paths = {
  health: '/api/health',
  about: '/api/about',
  tables: '/api/tables',
  importTable: '/api/tables/import',
  table: (id: string) => `/api/tables/${id}`,
  exportTable: (id: string) => `/api/tables/${id}/export`,
  choices: (id: string) => `/api/tables/${id}/choices`,
  undo: (id: string) => `/api/tables/${id}/undo`,
  history: (id: string, query: { seat?: number; after?: number } = {}) => `/api/tables/${id}/moments${text(query)}`,
  moment: (id: string, sequence: number, query: { seat?: number } = {}) =>
    `/api/tables/${id}/moments/${sequence}${text(query)}`,
  pasts: (id: string, query: { seat?: number; from: number }) => `/api/tables/${id}/pasts${text(query)}`,
  live: (id: string, query: { seat?: number; from?: number } = {}) => `/api/tables/${id}/live${text(query)}`,
} as const;

function text(query: Readonly<Record<string, number | undefined>>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length === 0 ? '' : `?${given.map(([name, value]) => `${name}=${value}`).join('&')}`;
}
