/** The pieces of JSON Schema that the document of the public API uses. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly $ref?: string;
}

const indented = (text: string) => text.replaceAll('\n', '\n  ');
const isPlainName = /^[A-Za-z_$][\w$]*$/;

const parts = (schemas: readonly JsonSchema[], sign: string) =>
  [...new Set(schemas.map(shapeText))].join(sign);

function objectText({ properties = {}, required = [], additionalProperties: others }: JsonSchema) {
  const members = Object.entries(properties).map(([name, schema]) => {
    const key = isPlainName.test(name) ? name : `'${name}'`;
    return `${key}${required.includes(name) ? '' : '?'}: ${shapeText(schema)}`;
  });
  if (typeof others === 'object') members.push(`[key: string]: ${shapeText(others)}`);
  return members.length === 0 ? '{}' : `{\n  ${indented(members.join('\n'))}\n}`;
}

function listText(items: JsonSchema | undefined) {
  const text = items ? shapeText(items) : 'unknown';
  return text.includes(' | ') && !text.startsWith('{') ? `(${text})[]` : `${text}[]`;
}

function typeText(schema: JsonSchema, type: string): string {
  if (type === 'object') return objectText(schema);
  if (type === 'array') return listText(schema.items);
  return type === 'integer' ? 'number' : type;
}

/**
 * A JSON Schema as programmers read it: a type of TypeScript.
 *
 * @example shapeText({ type: 'array', items: { type: 'string' } }) // 'string[]'
 */
export function shapeText(schema: JsonSchema): string {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.allOf) return parts(schema.allOf, ' & ');
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return parts(either, ' | ');
  const types = [schema.type ?? (schema.properties ? 'object' : 'unknown')].flat();
  return types.map((type) => typeText(schema, type)).join(' | ');
}
