export type { Limits } from './http/api.ts';
export { type RunningServer, type ServerOptions, startServer } from './server.ts';
