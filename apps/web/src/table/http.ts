import { errorSchema } from '@asclepion/protocol';
import * as v from 'valibot';
import { noteReach } from '../device/reach.ts';
import type { Answer, Failure } from './table.ts';

const noAnswer = (message: string): Failure => ({ code: 'no-answer', message });

/** Whatever is not answered as agreed on shows that no server of ours is there. */
function noted<T>(answer: Answer<T>): Answer<T> {
  noteReach(answer.ok || answer.failure.code !== 'no-answer');
  return answer;
}

/** Asks the server and checks that the answer is what was agreed on. */
export async function ask<T>(schema: v.GenericSchema<unknown, T>, path: string, body?: unknown): Promise<Answer<T>> {
  return noted(understood(schema, path, await send(path, body)));
}

/** The same for an answer that is kept as it is. */
export const fetchText = async (path: string, body?: unknown): Promise<Answer<string>> => noted(await send(path, body));

function understood<T>(schema: v.GenericSchema<unknown, T>, path: string, answer: Answer<string>): Answer<T> {
  if (!answer.ok) return answer;
  const parsed = v.safeParse(schema, parseJson(answer.value));
  return parsed.success
    ? { ok: true, value: parsed.output }
    : { ok: false, failure: noAnswer(`The answer from ${path} is not understood: ${parsed.issues[0].message}`) };
}

async function send(path: string, body?: unknown): Promise<Answer<string>> {
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
