import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { valuesOf } from '../../../test/fuzz/values.ts';
import { contractEndpoints } from '../../cli/contract-endpoints.ts';
import { ApiError } from '../errors.ts';
import { validatorCompiler } from './validate.ts';

const parts = ['params', 'query', 'body'] as const;
type Part = (typeof parts)[number];

/** The words of a library that speaks of types and patterns. */
const machineWords = /Expected|[Rr]eceived|Invalid (type|key|format|length|value|UUID|email|url)/;

/** What no member takes, whatever it is. */
const wrong: readonly unknown[] = [
  undefined,
  null,
  4.5,
  true,
  [],
  [null],
  {},
  { a: 1 },
  '',
  'a'.repeat(9000),
];

const endpoints = await contractEndpoints();
const known = { ids: [crypto.randomUUID()], emails: ['ana@example.com'], texts: ['UTC'] };

/** A place in a value, and the value with something else there. */
interface Place {
  readonly path: string;
  with(other: unknown): unknown;
}

/** Every place in a value, the whole included. */
function* placesIn(value: unknown, path = ''): Generator<Place> {
  yield { path, with: (other) => other };
  if (Array.isArray(value)) {
    for (const [at, item] of value.entries()) {
      for (const place of placesIn(item, `${path}[]`)) {
        yield { path: place.path, with: (other) => value.with(at, place.with(other)) };
      }
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, member] of Object.entries(value)) {
      for (const place of placesIn(member, `${path}.${name}`)) {
        yield { path: place.path, with: (other) => ({ ...value, [name]: place.with(other) }) };
      }
    }
  }
}

/** The places of the values that a schema takes, each once. */
function placesOf(schema: v.GenericSchema): Place[] {
  const samples = fc.sample(valuesOf(schema, known), { numRuns: 12, seed: 4 });
  const places = samples.flatMap((sample) => [...placesIn(sample)]);
  return [...new Map(places.map((place) => [place.path, place])).values()];
}

function refusalOf(schema: v.GenericSchema, httpPart: Part, value: unknown): ApiError | null {
  const validate = validatorCompiler({ schema, method: 'POST', url: '/', httpPart });
  const result: unknown = validate(structuredClone(value));
  const isRefused = typeof result === 'object' && result !== null && 'error' in result;
  return isRefused && result.error instanceof ApiError ? result.error : null;
}

describe('refusals of requests', () => {
  it('speak as people do of every member of every call, whatever is sent in its place', {
    timeout: 90_000,
  }, () => {
    const messages = new Map<string, string>();
    let refused = 0;
    for (const endpoint of endpoints) {
      for (const part of parts) {
        const schema = endpoint[part];
        if (schema === undefined) continue;
        for (const place of placesOf(schema)) {
          for (const other of wrong) {
            const refusal = refusalOf(schema, part, place.with(other));
            if (!refusal) continue;
            refused += 1;
            const said = [refusal.message, ...refusal.errors.map((one) => one.message ?? '')];
            for (const message of said) messages.set(message, `${endpoint.id} ${place.path}`);
          }
        }
      }
    }
    const raw = [...messages].filter(([text]) => machineWords.test(text) || text === '');
    expect(raw).toEqual([]);
    expect(refused).toBeGreaterThan(10_000);
    expect(messages.size).toBeGreaterThan(60);
  });

  const body = v.object({ name: v.string(), note: v.string(), password: v.string() });
  const good = { name: 'Front desk', note: 'One\nTwo', password: '\u202Ea\u0007' };

  it('says of what is missing that it is required', () => {
    const errors = refusalOf(body, 'body', { name: 'Front desk' })?.errors;
    expect(errors).toEqual([
      { code: 'REQUIRED', field: 'note', message: 'This is required.' },
      { code: 'REQUIRED', field: 'password', message: 'This is required.' },
    ]);
  });

  it.each([
    ['a line end in a name', 'name', 'a\r\nSet-Cookie: x=1', 'Keep this on one line.'],
    ['a tab in a name', 'name', 'a\tb', 'Keep this on one line.'],
    ['a separator of lines in a name', 'name', 'a\u2028b', 'Keep this on one line.'],
    ['an escape', 'note', '\u001B[31mred', expect.stringContaining('cannot be seen')],
    ['an override of the direction', 'name', 'a\u202Eb', expect.stringContaining('cannot be seen')],
    ['an isolate without its end', 'note', 'a\u2066b', expect.stringContaining('cannot be seen')],
  ])('refuses %s', (_what, field, text, message) => {
    const errors = refusalOf(body, 'body', { ...good, [field]: text })?.errors;
    expect(errors).toEqual([{ code: 'INVALID', field, message }]);
  });

  it('takes lines in a note, marks of scripts in a name, and anything in a password', () => {
    const name = 'مكتب\u200F José 👩\u200D🚀 \u200Eab';
    expect(refusalOf(body, 'body', { ...good, name })).toBeNull();
  });
});
