import fc, { type Arbitrary } from 'fast-check';

/** Values that no schema expects: wrong types, injections, control characters, long text. */
export const odd: Arbitrary<unknown> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '0',
    "' or 1=1 --",
    "'; drop table teammate; --",
    '%',
    '_\\',
    '${7*7}',
    '{{7*7}}',
    '../../etc/passwd',
    '\r\nX: 1',
    '<script>alert(1)</script>',
    '\u202Eabc',
    'a'.repeat(5000),
    'nul',
    '1e309',
    '9007199254740993',
  ),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.integer(), { maxLength: 3 }),
  fc.object({ maxDepth: 2, maxKeys: 3 }),
);

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How a valid request is spoilt: one member, chosen by `at`, or everything. */
export interface Mutation {
  readonly kind: 'replace' | 'remove' | 'add' | 'whole';
  readonly at: number;
  readonly value: unknown;
}

export const mutations: Arbitrary<Mutation> = fc.record(
  { kind: fc.constantFrom('replace', 'remove', 'add', 'whole'), at: fc.nat(), value: odd },
  { noNullPrototype: true },
);

/** The value after a mutation, which may go into nested members. */
export function spoil(value: unknown, { kind, at, value: given }: Mutation): unknown {
  if (kind === 'whole' || !isMembers(value)) return given;
  const names = Object.keys(value);
  const name = names[at % Math.max(names.length, 1)];
  if (kind === 'add' || name === undefined) return { ...value, [`more${at % 7}`]: given };
  const { [name]: member, ...others } = value;
  if (kind === 'remove') return others;
  const isDeeper = isMembers(member) && at % 2 === 1;
  const spoilt = isDeeper ? spoil(member, { kind, at: at >> 1, value: given }) : given;
  return { ...value, [name]: spoilt };
}

/** Text of a value for a path or a query. */
export function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return JSON.stringify(value) ?? 'undefined';
}
