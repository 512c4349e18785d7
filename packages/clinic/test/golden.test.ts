import { clinic } from '@asclepion/clinic';
import { testGolden } from '../../kernel/test/golden.ts';

testGolden(clinic, new URL('./', import.meta.url), new URL('./golden-worker.mjs', import.meta.url));
