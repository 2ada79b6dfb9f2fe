import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { defineEndpoint } from '../endpoint.ts';
import { requiredText } from '../refusals.ts';
import { busEventNames, callMisfit, shapesOf } from './public.ts';

const invoice = {
  id: v.string(),
  total: v.number(),
  status: v.picklist(['open', 'paid']),
  dueAt: v.nullable(v.string()),
  note: v.optional(v.string()),
};
type Entries = v.ObjectEntries;
const shapes = (answer: Entries, body: Entries = { id: v.string() }) =>
  shapesOf(
    defineEndpoint('PUT /api/invoice', {
      id: 'invoice.test',
      summary: 'A call of the test.',
      source: [],
      body: v.object(body),
      answer: v.object({ items: v.array(v.object(answer)) }),
    }),
  );
const call = 'PUT /api/invoice';
const { total: _, ...withoutTotal } = invoice;
const { note: __, ...withoutNote } = invoice;

describe('an answer', () => {
  it.each<[string, Entries, string | null]>([
    ['as it was', invoice, null],
    ['with a member more', { ...invoice, paidAt: v.string() }, null],
    ['with a value more', { ...invoice, status: v.picklist(['open', 'paid', 'void']) }, null],
    ['without a member that may be left out', withoutNote, null],
    ['that is never null any more', { ...invoice, dueAt: v.string() }, null],
    [
      'without a member',
      withoutTotal,
      "reads items.total from the answer of PUT /api/invoice; this portal's answer does not have it.",
    ],
    [
      'with a member of another type',
      { ...invoice, total: v.string() },
      'reads items.total from the answer of PUT /api/invoice as number; in this portal it is string.',
    ],
    [
      'with a member that may be null',
      { ...invoice, total: v.nullable(v.number()) },
      'reads items.total from the answer of PUT /api/invoice as number; in this portal it is null.',
    ],
    [
      'with a member that may be left out',
      { ...invoice, total: v.optional(v.number()) },
      'reads items.total from the answer of PUT /api/invoice as number; in this portal it is left out at times.',
    ],
  ])('%s', (_what, here, wanted) => {
    expect(callMisfit(call, shapes(invoice), shapes(here))).toBe(wanted);
  });
});

describe('a request', () => {
  const body = { id: v.string(), step: v.picklist(['day', 'week']), tags: v.array(v.string()) };
  it.each<[string, Entries, string | null]>([
    ['as it was', body, null],
    ['with a member more that may be left out', { ...body, note: v.optional(v.string()) }, null],
    ['with a member less, which is not read', { id: v.string() }, null],
    ['with any text for a value', { ...body, step: v.string() }, null],
    [
      'with a member that is needed',
      { ...body, reason: v.string() },
      'does not send reason with PUT /api/invoice; this portal needs it.',
    ],
    [
      'with a value less',
      { ...body, step: v.picklist(['day']) },
      'sends step with PUT /api/invoice as "week"; this portal takes "day".',
    ],
    [
      'with a list of something else',
      { ...body, tags: v.array(v.number()) },
      'sends tags with PUT /api/invoice as string; this portal takes number.',
    ],
  ])('%s', (_what, here, wanted) => {
    expect(callMisfit(call, shapes(invoice, body), shapes(invoice, here))).toBe(wanted);
  });

  const name = (...pipe: readonly v.PipeItem<string, string, v.BaseIssue<unknown>>[]) => ({
    name: v.pipe(v.string(), ...pipe) as v.GenericSchema<string>,
  });
  it.each<[string, Entries, Entries, string | null]>([
    ['as long as before', name(v.maxLength(50)), name(v.maxLength(50)), null],
    ['that may be longer', name(v.maxLength(50)), name(v.maxLength(60)), null],
    ['that may be empty', name(v.minLength(2)), name(), null],
    ['without a pattern', name(v.regex(/^\d+$/)), name(), null],
    ['with another pattern', name(v.regex(/^\d+$/)), name(v.regex(/^\w+$/)), null],
    [
      'that may only be shorter',
      name(v.minLength(1), v.maxLength(50)),
      name(v.minLength(1), v.maxLength(5)),
      'sends name with PUT /api/invoice as string of 1 to 50 characters; this portal takes string of 1 to 5 characters.',
    ],
    [
      'with a length at all',
      name(),
      name(v.maxLength(5)),
      'sends name with PUT /api/invoice as string; this portal takes string of 5 characters at most.',
    ],
    [
      'with a pattern that was not',
      name(),
      name(v.regex(/^\d+$/)),
      'sends name with PUT /api/invoice as string; this portal takes string like ^\\d+$.',
    ],
    [
      'that begins later',
      { count: v.pipe(v.number(), v.minValue(0)) },
      { count: v.pipe(v.number(), v.minValue(1)) },
      'sends count with PUT /api/invoice as number of 0 or more; this portal takes number of 1 or more.',
    ],
    [
      'with a shorter list',
      { tags: v.pipe(v.array(v.string()), v.maxLength(9)) },
      { tags: v.pipe(v.array(v.string()), v.maxLength(3)) },
      'sends tags with PUT /api/invoice as a list of 9 at most; this portal takes a list of 3 at most.',
    ],
  ])('[SHIP-03] %s', (_what, before, here, wanted) => {
    expect(callMisfit(call, shapes(invoice, before), shapes(invoice, here))).toBe(wanted);
  });

  it('[SHIP-03] with a name that people count', () => {
    const before = shapes(invoice, { name: requiredText('name', 50) });
    const here = shapes(invoice, { name: requiredText('name', 5) });
    expect(callMisfit(call, before, here)).toBe(
      'sends name with PUT /api/invoice as string of 1 to 50 characters; this portal takes string of 1 to 5 characters.',
    );
    expect(callMisfit(call, here, before)).toBe(null);
  });

  it('[SHIP-03] of a build that says nothing of bounds', () => {
    const built = { body: { members: { name: 'string' } } };
    expect(callMisfit(call, built, shapes(invoice, name(v.maxLength(5))))).toBe(null);
  });

  it('that may be without what is needed', () => {
    const built = shapes(invoice, { id: v.string(), note: v.optional(v.string()) });
    const here = shapes(invoice, { id: v.string(), note: v.string() });
    expect(callMisfit(call, built, here)).toBe(
      'may leave out note with PUT /api/invoice; this portal needs it.',
    );
  });
});

it('reads a shape that holds itself once around', () => {
  interface Node {
    readonly name: string;
    readonly below: readonly Node[];
  }
  const node: v.GenericSchema<Node> = v.object({
    name: v.string(),
    below: v.array(v.lazy(() => node)),
  });
  const built = shapes({ node });
  expect(JSON.stringify(built).length).toBeLessThan(500);
  expect(callMisfit(call, built, built)).toBeNull();
  const other = shapes({ node: v.object({ below: v.array(v.any()) }) });
  expect(callMisfit(call, built, other)).toContain('items.node.name');
});

it('knows the events of the bus by name', () => {
  expect(busEventNames).toEqual(expect.arrayContaining(['live:entity', 'update-ivr']));
});
