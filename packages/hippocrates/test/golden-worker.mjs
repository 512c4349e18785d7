// A worker starts as plain JavaScript and registers tsx for itself: loaders are not handed on from the main thread.
import { register } from 'tsx/esm/api';

register();
await import('./golden-worker.ts');
