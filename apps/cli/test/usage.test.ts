import { describe, expect, test } from 'vitest';
import { asclepion, words } from './asclepion.ts';

describe('a wrong command line', () => {
  test.each([
    ['simulat', 'unknown command', 'simulate'],
    ['simulate', '--bots', 'not specified'],
    ['simulate --bots nope', "'nope'", 'intern, resident'],
    ['simulate --bots intern,intern --seats 3', '--bots', '3 seats'],
    ['simulate --bots intern --game chess', "'chess'", 'clinic'],
    ['simulate --bots intern --games many', '--games', 'whole number'],
    ['simulate --bots intern --seats 9', 'seats', '1, 2, 3, 4'],
    ['simulate --bots intern --modules nope', "'nope'", 'icu'],
    ['simulate --bots intern --option edition=1999', 'edition', 'deluxe, 2014'],
    ['simulate --bots intern --option nope=1', 'nope', 'edition'],
    ['simulate --bots intern --option edition', '--option', 'NAME=VALUE'],
    ['simulate --bots intern --option death=3 --option death=5', "'death'", 'twice'],
    ['simulate --bots intern --seats 2 --option seats=3', "'seats'", 'twice'],
    ['simulate --bots intern --option bags={', '--option', 'JSON'],
    ['simulate --bots intern --nope', 'unknown option', '--nope'],
    ['play --people 3 --seats 2', '--people', 'from 1 to 2'],
    ['play --seats 2 --seat-names Ada', '--seat-names', '2 seats'],
    ['play --language fr', '--language', 'zh-Hant'],
    ['verify', 'missing argument', 'file'],
    ['choices a.json', '--at', 'not specified'],
    ['serve --port 99999', '--port', '65535'],
  ])('%s', async (line, wrong, right) => {
    const { code, out, err } = await asclepion(words(line));
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err.replace('missing required argument', 'missing argument')).toContain(wrong);
    expect(err).toContain(right);
  });
});

test.each(['simulate', 'play', 'replay', 'verify', 'choices', 'rules', 'modules', 'bench', 'serve'])(
  '%s --help has examples',
  async (command) => {
    const { code, out, err } = await asclepion([command, '--help']);
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(out).toContain(`Examples:\n  $ asclepion ${command}`);
  },
);

test('--help lists the commands and the exit codes', async () => {
  const { code, out } = await asclepion(['--help']);
  expect(code).toBe(0);
  expect(out).toContain('simulate [options]');
  expect(out).toContain('Exit codes: 0');
});
