import { contractVersion, type Endpoint, errorSchema } from '@jackfield/contract';
import { shapeSchema } from '@jackfield/contract/fit';
import { publicPath } from '@jackfield/contract/published';
import { movesCalls } from '@jackfield/contract/api/moves-calls';
import { impactSchema } from '@jackfield/contract/api/routing-engine';
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { Policy } from '../platform/policy.ts';
import { scopeOf } from '../platform/scopes.ts';

type JsonSchema = Record<string, unknown>;

/** What holds itself: the document says it once, by this name. */
const recursive = { Shape: shapeSchema };

const convert = (schema: v.GenericSchema, typeMode: 'input' | 'output') =>
  toJsonSchema(schema, {
    typeMode,
    errorMode: 'ignore',
    definitions: recursive,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  });

/** JSON Schema of a valibot schema; what JSON Schema cannot say (custom checks) is left out. */
function schemaOf(schema: v.GenericSchema, typeMode: 'input' | 'output'): JsonSchema {
  const { $schema: _, $defs: __, ...rest } = convert(schema, typeMode);
  return rest;
}

/** Parameters of a path or query schema, one by one. */
function parametersOf(schema: v.GenericSchema | undefined, where: 'path' | 'query'): JsonSchema[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
}

function headersOf(endpoint: Endpoint, isPublic: boolean): JsonSchema[] {
  const header = (name: string, required: boolean, description: string): JsonSchema => ({
    name,
    in: 'header',
    required,
    description,
    schema: { type: 'string' },
  });
  const headers: JsonSchema[] = [];
  if (endpoint.method !== 'GET' && !isPublic) {
    headers.push(header('x-jackfield', false, '"1"; needed by every call that carries a cookie.'));
  }
  if (endpoint.versioned === true) {
    headers.push(header('If-Match', true, 'Version of the record that was edited (annex J1).'));
  }
  if (movesCalls.has(endpoint.id)) {
    headers.push(
      header('If-Impact', false, 'Digest of the impact that was seen; 409 where it has changed.'),
    );
  }
  if (endpoint.idempotent || (isPublic && endpoint.method === 'POST')) {
    headers.push(header('Idempotency-Key', false, 'The same key gets the same answer once.'));
  }
  return headers;
}

const bodyTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  gzip: 'application/gzip',
  wav: 'audio/wav',
} as const;

function answersOf(endpoint: Endpoint, isPublic: boolean): JsonSchema {
  const { answer, answerForStandard, file } = endpoint;
  const schemas = [answer, isPublic ? undefined : answerForStandard]
    .filter((schema) => schema !== undefined)
    .map((schema) => schemaOf(schema, 'output'));
  const schema = schemas.length > 1 ? { anyOf: schemas } : schemas[0];
  return {
    [endpoint.status]: {
      description: 'Success',
      ...(schema && { content: { 'application/json': { schema } } }),
      ...(file && { content: { [file]: { schema: { type: 'string' } } } }),
    },
    default: { $ref: '#/components/responses/Refusal' },
  };
}

const dryRunParameter: JsonSchema = {
  name: 'dryRun',
  in: 'query',
  required: false,
  description: 'Changes nothing, and answers what callers would notice (`Impact`) instead.',
  schema: { const: '1' },
};

function operationOf(endpoint: Endpoint, isPublic: boolean): JsonSchema {
  const parameters = [
    ...parametersOf(endpoint.params, 'path'),
    ...parametersOf(endpoint.query, 'query'),
    ...headersOf(endpoint, isPublic),
    ...(movesCalls.has(endpoint.id) ? [dryRunParameter] : []),
  ];
  const type = bodyTypes[endpoint.encoding ?? 'json'];
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    description: `Source: ${endpoint.source.join(', ')}`,
    tags: [endpoint.id.split('.')[0]],
    parameters,
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { [type]: { schema: schemaOf(endpoint.body, 'input') } },
      },
    }),
    responses: answersOf(endpoint, isPublic),
  };
}

type Operations = Iterable<readonly [path: string, method: string, operation: JsonSchema]>;

function documentOf(
  title: string,
  operations: Operations,
  securitySchemes: JsonSchema,
  schemas: JsonSchema = {},
): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const [path, method, operation] of operations) {
    (paths[path] ??= {})[method.toLowerCase()] = operation;
  }
  return {
    openapi: '3.1.0',
    info: { title, version: contractVersion },
    security: Object.keys(securitySchemes).map((name) => ({ [name]: [] })),
    paths,
    components: {
      securitySchemes,
      schemas: { Impact: schemaOf(impactSchema, 'output'), ...schemas },
      responses: {
        Refusal: {
          description: 'The one error envelope (annex A3)',
          content: { 'application/json': { schema: schemaOf(errorSchema, 'output') } },
        },
      },
    },
  };
}

const inOrder = (endpoints: Iterable<Endpoint>): Endpoint[] =>
  [...endpoints].sort((a, b) => a.path.localeCompare(b.path, 'en'));

/** OpenAPI 3.1 document of the endpoints, from the very schemas that server and browser use. */
export function openApiDocument(endpoints: Iterable<Endpoint>): JsonSchema {
  return documentOf(
    'Jackfield API',
    inOrder(endpoints).map((one) => [one.path, one.method, operationOf(one, false)]),
    {
      cookie: { type: 'apiKey', in: 'cookie', name: '__Host-session' },
      bearer: { type: 'http', scheme: 'bearer' },
    },
    convert(shapeSchema, 'output').$defs,
  );
}

/** What a call needs, for people who read the document and for programs. */
function scopeNote(endpoint: Endpoint, policy: ReadonlyMap<string, Policy[string]>): JsonSchema {
  const row = policy.get(endpoint.id);
  const scope = row && scopeOf(endpoint, row);
  if (scope) return { description: `Needs the scope \`${scope}\`.`, 'x-scope': scope };
  return { description: 'Needs the scope of the kind of record that the path names.' };
}

/**
 * OpenAPI 3.1 document of what programs call with a key (KEY-02): the published ones of the
 * endpoints, under `/v1`, each with the scope that it needs.
 */
export function publicDocument(
  endpoints: Iterable<Endpoint>,
  policy: ReadonlyMap<string, Policy[string]>,
): JsonSchema {
  const operations = inOrder(endpoints).flatMap((endpoint) => {
    const path = publicPath(endpoint);
    if (path === null) return [];
    const operation = { ...operationOf(endpoint, true), ...scopeNote(endpoint, policy) };
    return [[path, endpoint.method, operation] as const];
  });
  return documentOf('Jackfield API v1', operations, {
    key: {
      type: 'http',
      scheme: 'bearer',
      description: 'A key of the account, `jfk_…`, made under Integrations.',
    },
  });
}
