// A worker starts without what its parent has registered: tsx comes first, then the TypeScript program.
import { register } from 'tsx/esm/api';

register();
await import('./bot-worker.ts');
