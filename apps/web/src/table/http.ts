import { errorSchema } from '@asclepion/protocol';
import * as v from 'valibot';
import type { Answer, Failure } from './table.ts';

const noAnswer = (message: string): Failure => ({ code: 'no-answer', message });

/** Asks the server and checks that the answer is what was agreed on. */
export async function ask<T>(schema: v.GenericSchema<unknown, T>, path: string, body?: unknown): Promise<Answer<T>> {
  const answer = await fetchText(path, body);
  if (!answer.ok) return answer;
  const parsed = v.safeParse(schema, parseJson(answer.value));
  return parsed.success
    ? { ok: true, value: parsed.output }
    : { ok: false, failure: noAnswer(`The answer from ${path} is not understood: ${parsed.issues[0].message}`) };
}

/** The same for an answer that is kept as it is. */
export async function fetchText(path: string, body?: unknown): Promise<Answer<string>> {
  try {
    const response = await fetch(
      path,
      body === undefined
        ? undefined
        : {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: typeof body === 'string' ? body : JSON.stringify(body),
          },
    );
    const text = await response.text();
    return response.ok ? { ok: true, value: text } : { ok: false, failure: failureOf(text, response.status) };
  } catch (error) {
    return { ok: false, failure: noAnswer(error instanceof Error ? error.message : String(error)) };
  }
}

function failureOf(text: string, status: number): Failure {
  const parsed = v.safeParse(errorSchema, parseJson(text));
  return parsed.success ? parsed.output : noAnswer(`HTTP ${status}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
