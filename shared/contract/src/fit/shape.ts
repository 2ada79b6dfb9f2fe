import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';
import { mostOf } from '../refusals.ts';
import type { CallShapes, Shape } from './shape-schema.ts';

type Json = ReturnType<typeof toJsonSchema> | boolean;
type Read = (json: Json) => Shape;

const oneOf = (shapes: readonly Shape[]): Shape => {
  const texts = new Map(shapes.map((shape) => [JSON.stringify(shape), shape]));
  const [first = 'any', ...others] = texts.values();
  return others.length === 0 ? first : { one: [first, ...others] };
};

const primitives: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
};

/** Such as `1..50`; a side without a bound is empty. */
const range = (least: number | undefined, most: number | undefined) =>
  `${least ?? ''}..${most ?? ''}`;

/** A text or number with what a request may hold. */
function bounded(base: string, json: Exclude<Json, boolean>): Shape {
  const { minLength, maxLength, minimum, maximum, pattern } = json;
  if (base === 'number') return `number ${range(minimum, maximum)}`;
  if (base !== 'string') return base;
  return [`string ${range(minLength, maxLength)}`, pattern].filter(Boolean).join(' ');
}

const boundNames = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'pattern',
  'minItems',
  'maxItems',
] as const;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A description with the bounds of another one, where both are of one type. */
function withBounds<Part>(json: Part, other: unknown): Part {
  if (!isRecord(json) || !isRecord(other) || json['type'] !== other['type']) return json;
  if (Array.isArray(json)) {
    const others = Array.isArray(other) ? other : [];
    return json.map((each, at) => withBounds(each, others[at])) as Part;
  }
  const bounds = boundNames.filter((name) => other[name] !== undefined);
  return {
    ...Object.fromEntries(bounds.map((name) => [name, other[name]])),
    ...Object.fromEntries(
      Object.entries(json).map(([name, each]) => [name, withBounds(each, other[name])]),
    ),
  } as Part;
}

/** A literal as it is sent, or what it is where more of them may come. */
const literal = (value: unknown, isAnswer: boolean): Shape => {
  if (value === null) return 'null';
  return isAnswer ? (primitives[typeof value] ?? 'any') : `=${String(value)}`;
};

function objectOf(json: Exclude<Json, boolean>, read: Read): Shape {
  const { properties = {}, required = [], additionalProperties } = json;
  const names = Object.entries(properties);
  if (names.length === 0 && additionalProperties) return { each: read(additionalProperties) };
  const members = names.map(([name, property]) => {
    const isNeeded = required.includes(name);
    return [isNeeded ? name : `${name}?`, read(property)];
  });
  return { members: Object.fromEntries(members) };
}

function readerOf(root: Exclude<Json, boolean>, isAnswer: boolean): Read {
  const open = new Set<string>();
  const read: Read = (json) => {
    if (typeof json === 'boolean') return 'any';
    const { $ref, anyOf, oneOf: choices, const: value, enum: values, type, items } = json;
    if ($ref !== undefined) {
      const name = $ref.split('/').at(-1) ?? '';
      // A shape that holds itself is compared once around.
      if (open.has(name)) return 'any';
      open.add(name);
      const found = read(root.$defs?.[name] ?? true);
      open.delete(name);
      return found;
    }
    const alternatives = anyOf ?? choices;
    if (alternatives) return oneOf(alternatives.map(read));
    if (value !== undefined) return literal(value, isAnswer);
    if (values) return oneOf(values.map((each) => literal(each, isAnswer)));
    if (type === 'object') return objectOf(json, read);
    if (type === 'array') {
      const list = Array.isArray(items) ? oneOf(items.map(read)) : read(items ?? true);
      return isAnswer ? { list } : { list, many: range(json.minItems, json.maxItems) };
    }
    const base = (typeof type === 'string' ? primitives[type] : undefined) ?? 'any';
    return isAnswer ? base : bounded(base, json);
  };
  return read;
}

/**
 * The shape of what a schema takes ('input') or gives ('output'). Literals of answers are given as
 * what they are: a status more breaks no reader.
 */
function shapeOf(schema: v.GenericSchema, typeMode: 'input' | 'output'): Shape {
  const json = toJsonSchema(schema, { typeMode, errorMode: 'ignore' });
  if (typeMode === 'output') return readerOf(json, true)(json);
  // An input ends at the first transformation, such as trimming; the bounds stand behind it.
  const whole = toJsonSchema(schema, {
    typeMode: 'ignore',
    errorMode: 'ignore',
    overrideAction({ valibotAction, jsonSchema }) {
      const maxLength = mostOf(valibotAction);
      return maxLength === null ? null : { ...jsonSchema, maxLength };
    },
  });
  const described = withBounds(json, whole);
  return readerOf(described, false)(described);
}

/** What a call takes and answers, as its declaration says. */
export function shapesOf({ query, body, answer }: Endpoint): CallShapes {
  return {
    ...(query && { query: shapeOf(query, 'input') }),
    ...(body && { body: shapeOf(body, 'input') }),
    ...(answer && { answer: shapeOf(answer, 'output') }),
  };
}
