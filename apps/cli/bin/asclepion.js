#!/usr/bin/env node
// The sources are TypeScript and run as they are: tsx is registered first, then the program is loaded.
import { register } from 'tsx/esm/api';

register();
const { main } = await import('../src/main.ts');
await main(process.argv);
