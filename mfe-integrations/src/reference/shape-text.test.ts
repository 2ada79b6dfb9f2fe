import { expect, it } from 'vitest';
import { type JsonSchema, shapeText } from './shape-text.ts';

it.each<[JsonSchema, string]>([
  [{ type: 'integer' }, 'number'],
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }, { type: 'string' }] }, 'string | null'],
  [{ enum: ['asc', 'desc'] }, '"asc" | "desc"'],
  [{ const: true }, 'true'],
  [{ $ref: '#/components/schemas/Impact' }, 'Impact'],
  [{ type: 'array', items: { enum: [1, 2] } }, '(1 | 2)[]'],
  [{ type: 'object', additionalProperties: { type: 'string' } }, '{\n  [key: string]: string\n}'],
  [{}, 'unknown'],
])('[KEY-02] a shape %o is written as a type', (schema, text) => {
  expect(shapeText(schema)).toBe(text);
});

it('[KEY-02] an object in a list is laid out, and says which members may be missing', () => {
  const item: JsonSchema = {
    type: 'object',
    properties: { id: { type: 'string' }, 'x-at': { type: 'object', properties: {} } },
    required: ['id'],
  };
  const schema = { type: 'object', properties: { items: { type: 'array', items: item } } };
  expect(shapeText(schema)).toBe(
    ['{', '  items?: {', '    id: string', "    'x-at'?: {}", '  }[]', '}'].join('\n'),
  );
});
