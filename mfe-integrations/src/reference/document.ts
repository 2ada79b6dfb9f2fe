import { type Scope, type ScopeArea, scopeAreas } from '@jackfield/contract';
import type { JsonSchema } from './shape-text.ts';

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly 'x-scope'?: Scope;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

/** One parameter of a call, as OpenAPI has it. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

/** What is read of `/v1/openapi.json`. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

/** A call of the public API as the reference shows it (KEY-02). */
export interface Call {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** Null where the kind of record in the path decides. */
  readonly scope: Scope | null;
  readonly parameters: readonly Parameter[];
  readonly body: JsonSchema | null;
  readonly status: string;
  readonly answer: JsonSchema | null;
}

const schemaOf = ({ content = {} }: Content): JsonSchema | null =>
  Object.values(content)[0]?.schema ?? null;

/** All calls of the document, in its order. */
export const callsOf = ({ paths }: ApiDocument): Call[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): Call => {
      const { operationId: id, summary, parameters, requestBody, responses } = operation;
      const [status = '', success = {}] =
        Object.entries(responses).find(([name]) => name !== 'default') ?? [];
      return {
        id,
        method: method.toUpperCase(),
        path,
        summary,
        scope: operation['x-scope'] ?? null,
        parameters,
        body: requestBody ? schemaOf(requestBody) : null,
        status,
        answer: schemaOf(success),
      };
    }),
  );

/** The area that a call stands under: the one of its scope, or the history, which is of all kinds. */
const areaOf = ({ scope }: Call) => (scope?.split(':')[0] ?? 'audit') as ScopeArea;

/** Calls with all words of a search in their path or summary, by area; areas without any are left out. */
export function found(
  calls: readonly Call[],
  search: string,
): { area: ScopeArea; calls: Call[] }[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ method, path, summary }: Call) => {
    const text = `${method} ${path} ${summary}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const fitting = calls.filter(fits);
  return scopeAreas
    .map((area) => ({ area, calls: fitting.filter((call) => areaOf(call) === area) }))
    .filter((group) => group.calls.length > 0);
}
