import { expect, test } from 'vitest';
import { reportLink, reportText, takesReports } from '../src/states/report.ts';

const REPORT = { version: '1.2.3', place: '#/table/abc', error: new Error('lost & found'), locale: 'en', browser: 'B' };

test('a report says what went wrong, where and in which version', () => {
  const text = reportText(REPORT);
  for (const part of ['1.2.3', '#/table/abc', 'lost & found']) expect(text).toContain(part);
  expect(reportText({ ...REPORT, error: { code: 'no-answer' } })).toContain('no-answer');
});

test('a report’s link carries all of it, as a letter and as a page', () => {
  const text = reportText(REPORT);
  const letter = new URL(reportLink('mailto:help@table.example', 'A title', text));
  expect(letter.href).toMatch(/^mailto:help@table\.example\?subject=A%20title&body=/);
  expect(letter.searchParams.get('body')).toBe(text);
  const page = new URL(reportLink('https://table.example/new?labels=bug', 'A title', text));
  expect(Object.fromEntries(page.searchParams)).toEqual({ labels: 'bug', title: 'A title', body: text });
});

test('reports go to letters and pages, and nowhere else', () => {
  expect(['mailto:a@b.example', 'https://b.example/new', 'http://localhost:1'].filter(takesReports)).toHaveLength(3);
  expect([undefined, '', 'a@b.example', 'javascript:alert(1)', 'file:///x'].filter(takesReports)).toEqual([]);
});
