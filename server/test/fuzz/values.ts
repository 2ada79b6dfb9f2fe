import { emailForm } from '@jackfield/contract';
import fc, { type Arbitrary } from 'fast-check';
import * as v from 'valibot';

/** Values that exist, so that calls get past "not found". Read when a value is made. */
export interface Known {
  ids: readonly string[];
  emails: readonly string[];
  /** Texts that mean something somewhere, such as a time zone. */
  texts: readonly string[];
}

/** Values in a row that a schema refuses before its generator counts as wrong. */
const mostRefused = 2000;

/** What of a valibot schema says which values it takes. */
interface Shape {
  readonly type: string;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly options?: readonly unknown[];
  readonly wrapped?: v.GenericSchema;
  readonly item?: v.GenericSchema;
  readonly key?: v.GenericSchema;
  readonly value?: v.GenericSchema;
  readonly literal?: unknown;
  readonly getter?: (input: unknown) => v.GenericSchema;
  readonly pipe?: readonly Rule[];
}

interface Rule {
  readonly kind: string;
  readonly type: string;
  readonly requirement?: unknown;
}

const shapeOf = (schema: v.GenericSchema) => schema as unknown as Shape;

const day = fc.date({
  noInvalidDate: true,
  min: new Date('1990-01-01'),
  max: new Date('2040-01-01'),
});

const newEmail = fc.stringMatching(/^[a-z]{3,12}\.[a-z0-9]{6,12}@[a-z]{3,12}\.example$/);

function oneOfKnown(values: () => readonly string[]): Arbitrary<string> {
  return fc.nat().map((at) => {
    const all = values();
    return all[at % all.length] ?? '';
  });
}

function matching(pattern: RegExp): Arbitrary<string> {
  const words = fc.string({ unit: fc.constantFrom(...'aZé李 09'), minLength: 1, maxLength: 12 });
  // fast-check knows neither classes by Unicode property, nor flags, nor looking ahead.
  if (pattern.source.includes('\\p')) return words;
  return fc.stringMatching(new RegExp(pattern.source.replaceAll(/\(\?[=!][^)]*\)/g, '')));
}

function textOf(rules: readonly Rule[], known: Known): Arbitrary<string> {
  const requirement = (type: string) => rules.find((rule) => rule.type === type)?.requirement;
  const has = (type: string) => rules.some((rule) => rule.type === type);
  const ids = oneOfKnown(() => known.ids);
  const emails = oneOfKnown(() => known.emails);
  if (has('uuid')) return fc.oneof({ arbitrary: ids, weight: 4 }, fc.uuid());
  if (has('url')) return fc.webUrl();
  if (has('iso_date')) return day.map((at) => at.toISOString().slice(0, 10));
  if (has('iso_timestamp')) return day.map((at) => at.toISOString());
  const pattern = requirement('regex');
  if (pattern === emailForm) return fc.oneof(emails, { arbitrary: newEmail, weight: 4 });
  if (pattern instanceof RegExp) return matching(pattern);
  const number = (type: string, otherwise: number) => Number(requirement(type) ?? otherwise);
  const start = requirement('starts_with');
  const text = fc.string({
    unit: 'grapheme',
    minLength: number('min_length', has('non_empty') ? 1 : 0),
    maxLength: Math.min(number('max_length', 40), 120),
  });
  if (typeof start === 'string') return text.map((rest) => start + rest);
  return fc.oneof(
    oneOfKnown(() => [...known.emails, ...known.texts]),
    text,
  );
}

function numberOf(rules: readonly Rule[]): Arbitrary<number> {
  const limit = (type: string, otherwise: number) => {
    const requirement = rules.find((rule) => rule.type === type)?.requirement;
    return typeof requirement === 'number' ? requirement : otherwise;
  };
  return fc.integer({ min: limit('min_value', -10), max: limit('max_value', 1000) });
}

function objectOf(entries: Readonly<Record<string, v.GenericSchema>>, known: Known) {
  const names = Object.keys(entries);
  const schemaOf = (name: string) => entries[name] as v.GenericSchema;
  const values: Record<string, Arbitrary<unknown>> = {};
  for (const name of names) values[name] = valuesOf(schemaOf(name), known);
  const requiredKeys = names.filter((name) => !v.is(schemaOf(name), undefined));
  return fc.record(values, { requiredKeys, noNullPrototype: true });
}

function dictionaryOf({ key, value }: Shape, known: Known): Arbitrary<unknown> {
  const names = valuesOf(key ?? v.string(), known).map(String);
  const values = valuesOf(value ?? v.unknown(), known);
  return fc.dictionary(names, values, { maxKeys: 3, noNullPrototype: true });
}

function unfiltered(shape: Shape, rules: readonly Rule[], known: Known): Arbitrary<unknown> {
  const inner = () => valuesOf(shape.wrapped ?? (shape.item as v.GenericSchema), known);
  switch (shape.type) {
    case 'string':
      return textOf(rules, known);
    case 'number':
      return numberOf(rules);
    case 'boolean':
      return fc.boolean();
    case 'literal':
      return fc.constant(shape.literal);
    case 'picklist':
      return fc.constantFrom(...(shape.options ?? []));
    case 'object':
      return objectOf(shape.entries ?? {}, known);
    case 'array':
      return fc.array(inner(), { maxLength: 3 });
    case 'non_optional':
      return inner();
    case 'null':
      return fc.constant(null);
    case 'optional':
      return fc.option(inner(), { nil: undefined });
    case 'nullable':
      return fc.option(inner(), { nil: null });
    case 'union':
    case 'variant':
      return fc.oneof(
        ...(shape.options ?? []).map((one) => valuesOf(one as v.GenericSchema, known)),
      );
    case 'record':
      return dictionaryOf(shape, known);
    case 'lazy':
      // What a schema says of itself: its plainest form ends it.
      return valuesOf(plainest(shape.getter?.(undefined) as v.GenericSchema), known);
    case 'unknown':
      return fc.jsonValue({ maxDepth: 2 });
    default:
      throw new Error(`The fuzzer has no values for schemas of type ${shape.type}.`);
  }
}

/** The first form of a schema that has several. */
const plainest = (schema: v.GenericSchema) =>
  (shapeOf(schema).options?.[0] ?? schema) as v.GenericSchema;

/** Text that a schema splits into a list at its commas. */
function textOfList(list: object, known: Known): Arbitrary<string> {
  const item = (list as Shape).item as v.GenericSchema;
  return fc.array(valuesOf(item, known), { minLength: 1, maxLength: 3 }).map((all) => all.join());
}

/** Values that a valibot schema accepts, as a caller would send them. */
export function valuesOf(schema: v.GenericSchema, known: Known): Arbitrary<unknown> {
  const shape = shapeOf(schema);
  const rules = (shape.pipe ?? []).filter(({ kind }) => kind !== 'schema');
  const list = shape.pipe?.slice(1).find(({ kind, type }) => kind === 'schema' && type === 'array');
  let refused = 0;
  return (list ? textOfList(list, known) : unfiltered(shape, rules, known)).filter((value) => {
    refused = v.is(schema, value) ? 0 : refused + 1;
    if (refused > mostRefused) throw new Error(`The fuzzer finds no ${schema.expects}.`);
    return refused === 0;
  });
}
