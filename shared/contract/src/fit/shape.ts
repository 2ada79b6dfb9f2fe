import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';
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
      return { list: Array.isArray(items) ? oneOf(items.map(read)) : read(items ?? true) };
    }
    return (typeof type === 'string' ? primitives[type] : undefined) ?? 'any';
  };
  return read;
}

/**
 * The shape of what a schema takes ('input') or gives ('output'). Literals of answers are given as
 * what they are: a status more breaks no reader.
 */
function shapeOf(schema: v.GenericSchema, typeMode: 'input' | 'output'): Shape {
  const json = toJsonSchema(schema, { typeMode, errorMode: 'ignore' });
  return readerOf(json, typeMode === 'output')(json);
}

/** What a call takes and answers, as its declaration says. */
export function shapesOf({ query, body, answer }: Endpoint): CallShapes {
  return {
    ...(query && { query: shapeOf(query, 'input') }),
    ...(body && { body: shapeOf(body, 'input') }),
    ...(answer && { answer: shapeOf(answer, 'output') }),
  };
}
