import { testGolden } from '../../kernel/test/golden.ts';
import { diceHospital } from '../src/index.ts';

testGolden(diceHospital, new URL('./', import.meta.url), new URL('./golden-worker.mjs', import.meta.url));
