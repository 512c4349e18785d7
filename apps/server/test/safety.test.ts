import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@asclepion/protocol';
import { expect, test } from 'vitest';
import { Browser, MANY, newFolder, newServer } from './support.ts';

const BODY = { game: 'clinic', options: { seats: 1 }, seats: [{ kind: 'person', name: 'Ada' }] };

test('what another site sends is refused, also by socket', async () => {
  const { url } = await newServer();
  const ada = new Browser(url);
  const id = await ada.open(['Ada']);
  const evil = { origin: 'http://evil.example' };
  for (const path of [paths.tables, paths.importTable, paths.choices(id), paths.undo(id)]) {
    const answer = await ada.send('POST', path, BODY, evil);
    expect([answer.status, answer.body.code]).toEqual([403, 'foreign-origin']);
    expect((await ada.send('POST', path, BODY, { origin: 'null' })).status).toBe(403);
  }
  const bare = await fetch(`${url}${paths.tables}`, {
    method: 'POST',
    body: JSON.stringify(BODY),
    headers: { 'content-type': 'application/json' },
  });
  expect(bare.status).toBe(403);
  const live = ada.live(id, {}, evil.origin);
  await live.closed;
  expect(live.messages).toEqual([]);
});

test('a server for this machine does not answer to the name of another', async () => {
  const { url } = await newServer();
  const { get } = await import('node:http');
  const status = await new Promise<number | undefined>((resolve) => {
    get(`${url}${paths.tables}`, { headers: { host: 'evil.example' } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
  });
  expect(status).toBe(403);
});

test('behind a proxy the public address counts, and the cookie goes over https only', async () => {
  const { url } = await newServer({ publicUrl: 'https://table.example' });
  const ada = new Browser(url);
  expect((await ada.post(paths.tables, BODY)).status).toBe(403);
  const answer = await ada.send('POST', paths.tables, BODY, { origin: 'https://table.example' });
  expect(answer.status).toBe(201);
  const cookie = answer.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^__Host-asclepion=/);
  for (const flag of ['HttpOnly', 'SameSite=Strict', 'Secure', 'Path=/']) expect(cookie).toContain(flag);
  expect(answer.headers.get('strict-transport-security')).toContain('max-age');
});

test('the session is a secret that scripts cannot read and the database does not hold', async () => {
  const dataDir = newFolder();
  const { url } = await newServer({ dataDir });
  const ada = new Browser(url);
  const answer = await ada.post(paths.tables, BODY);
  const cookie = answer.headers.get('set-cookie') ?? '';
  for (const flag of ['HttpOnly', 'SameSite=Strict', 'Path=/']) expect(cookie).toContain(flag);
  const secret = /^asclepion=([\w-]{43});/.exec(cookie)?.[1] ?? '';
  expect(secret).toHaveLength(43);
  for (const file of ['asclepion.db', 'asclepion.db-wal']) {
    expect(readFileSync(join(dataDir, file)).includes(secret)).toBe(false);
  }
  const again = await ada.post(paths.tables, BODY);
  expect(again.headers.get('set-cookie')).toBeNull();
  const eve = new Browser(url);
  eve.cookie = `asclepion=${'A'.repeat(43)}`;
  await eve.post(paths.tables, BODY);
  expect(eve.cookie).not.toContain('A'.repeat(43));
});

test('too many requests are told when to come back', async () => {
  const { url } = await newServer({ limits: { ...MANY, requests: 5, newTables: 2 } });
  const ada = new Browser(url);
  const opened = [];
  for (let count = 0; count < 3; count++) opened.push(await ada.post(paths.tables, BODY));
  expect(opened.map(({ status }) => status)).toEqual([201, 201, 429]);
  expect(opened[2].body).toMatchObject({ code: 'too-many', after: expect.any(Number) });
  const seen = [];
  for (let count = 0; count < 7; count++) seen.push((await ada.get(paths.tables)).status);
  expect(seen).toContain(429);
  expect((await ada.get(paths.health)).status).toBe(200);
});

test('bodies that are too large or not JSON are refused unread', async () => {
  const { url } = await newServer();
  const ada = new Browser(url);
  const large = await ada.post(paths.tables, { ...BODY, options: { text: 'x'.repeat(70_000) } });
  expect([large.status, large.body.code]).toEqual([413, 'too-large']);
  const file = await ada.post(paths.importTable, 'x'.repeat(5_000_000));
  expect([file.status, file.body.code]).toEqual([413, 'too-large']);
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
    const answer = await ada.send('POST', paths.tables, JSON.stringify(BODY), { 'content-type': type });
    expect([answer.status, answer.body.code]).toEqual([415, 'not-json']);
  }
});

test('no lawless body breaks anything', async () => {
  const { url } = await newServer();
  const ada = new Browser(url);
  const id = await ada.open(['Ada', 'Ben']);
  const bodies = [null, [], 1, '"x"', {}, { sequence: '0', seat: 0, choice: { do: 'x' } }, { sequence: 0, seat: -1 }];
  const choices = [null, {}, { do: 1 }, { do: 'x', at: null }, { do: 'x', at: [1] }, { do: 'x'.repeat(5000) }];
  for (const body of [...bodies, ...choices.map((choice) => ({ sequence: 0, seat: 0, choice }))]) {
    for (const path of [paths.choices(id), paths.undo(id)]) {
      const answer = await ada.post(path, body);
      expect([400, 403], answer.text).toContain(answer.status);
    }
  }
  for (const query of ['seat=x', 'seat=-1', 'seat=1e3', 'seat=0&seat=1', 'after=x']) {
    expect((await ada.get(`${paths.history(id)}?${query}`)).status).toBe(400);
  }
  expect((await ada.info(id)).sequence).toBe(0);
});

test('the page is served with its rules of conduct, whatever address is opened', async () => {
  const webDir = newFolder();
  mkdirSync(join(webDir, 'assets'));
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>Page</title>');
  writeFileSync(join(webDir, 'assets', 'main-1.js'), 'export {};');
  const { url } = await newServer({ webDir });
  const ada = new Browser(url);
  for (const path of ['/', '/tables/1234']) {
    const page = await ada.send('GET', path, undefined, { accept: 'text/html' });
    expect([page.status, page.text]).toEqual([200, '<!doctype html><title>Page</title>']);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  }
  const script = await ada.get('/assets/main-1.js');
  expect(script.headers.get('cache-control')).toContain('immutable');
  expect((await ada.send('GET', '/api/nothing', undefined, { accept: 'text/html' })).status).toBe(404);
  expect((await ada.get('/..%2f..%2fetc/passwd')).status).toBeGreaterThanOrEqual(400);
});
