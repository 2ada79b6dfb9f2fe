import * as v from 'valibot';
import { idSchema } from './primitives.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call of the API, declared once and used by the server's router, the browser's client and
 * the OpenAPI document.
 */
export interface Endpoint {
  /** Stable name, `<domain>.<action>`; the policy table and OpenAPI operationId use it. */
  readonly id: string;
  readonly method: Method;
  /** Path with parameters in braces, for example `/api/teammate/{id}`. Letter case is ignored. */
  readonly path: string;
  /** One sentence: what it is for. */
  readonly summary: string;
  /** Requirement ids or points that the call comes from. */
  readonly source: readonly string[];
  readonly params?: v.GenericSchema | undefined;
  readonly query?: v.GenericSchema | undefined;
  readonly body?: v.GenericSchema | undefined;
  /** How the body travels; JSON unless stated. */
  readonly encoding?: 'json' | 'form' | 'multipart' | 'gzip' | 'wav' | undefined;
  /** Status of success. */
  readonly status: 200 | 201 | 204 | 303;
  /** Body of success; absent with 204. */
  readonly answer?: v.GenericSchema | undefined;
  /** Body of success for standard users, where it holds less (annex C3). */
  readonly answerForStandard?: v.GenericSchema | undefined;
  /** The answer is a file of this type, which the server streams. */
  readonly file?:
    | 'text/csv'
    | 'application/xml'
    | 'text/calendar'
    | 'application/x-www-form-urlencoded'
    | 'audio/wav'
    | undefined;
  /** Name that the file is kept under. */
  readonly fileName?: string | undefined;
  /** The call needs If-Match with the record's version (annex J1). */
  readonly versioned?: boolean | undefined;
  /**
   * The call takes an Idempotency-Key because it costs money or creates something outside.
   * 'handler': it asks the outside between two transactions, so that its handler keeps the key.
   */
  readonly idempotent?: boolean | 'handler' | undefined;
}

type Input<S> = S extends v.GenericSchema ? v.InferInput<S> : undefined;
type Output<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;

/** What a caller passes for an endpoint. */
export type CallInput<E extends Endpoint> = {
  [K in 'params' | 'query' | 'body' as E[K] extends v.GenericSchema ? K : never]: Input<E[K]>;
};

/** What a handler receives after validation. */
export type CallReceived<E extends Endpoint> = {
  [K in 'params' | 'query' | 'body' as E[K] extends v.GenericSchema ? K : never]: Output<E[K]>;
};

/** What a caller gets back. */
export type CallAnswer<E extends Endpoint> = E['file'] extends string
  ? Blob
  : E['answer'] extends v.GenericSchema
    ? v.InferOutput<E['answer']>
    : undefined;

type Named = 'id' | 'path' | 'source' | 'summary';

/** The same call under another path: what the calls of several kinds of owner have in common. */
export type SameCall<E extends Endpoint> = Omit<E, Named> & Pick<Endpoint, Named>;

/** What a declaration says of an endpoint beside its method and path. */
type Declared = Omit<Endpoint, 'method' | 'path' | 'status'> & Partial<Pick<Endpoint, 'status'>>;

/** Names in braces of a path. */
type NamesIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type IdsIn<Path> = v.ObjectSchema<{ readonly [Name in NamesIn<Path>]: typeof idSchema }, undefined>;

type StatusOf<D> = D extends { readonly status: infer Status }
  ? Status
  : D extends { readonly answer: unknown } | { readonly file: unknown }
    ? 200
    : 204;

type ParamsOf<D, Path> = D extends { readonly params: infer Params }
  ? Params
  : NamesIn<Path> extends never
    ? undefined
    : IdsIn<Path>;

/** What is read by people alone. */
type Prose = Pick<Endpoint, 'summary' | 'source'>;

/** The endpoint that a method, a path and a declaration make. */
type Made<M, Path, D> = Omit<D, 'method' | 'path' | 'status' | 'params' | keyof Prose> &
  Prose & {
    readonly method: M;
    readonly path: Path;
    readonly status: StatusOf<D>;
    readonly params: ParamsOf<D, Path>;
  };

/**
 * Declares an endpoint by method and path, keeping the literal types. Names in braces are ids
 * unless `params` says otherwise; the status is 200, or 204 without an answer, unless stated.
 */
export function defineEndpoint<
  const M extends Method,
  const Path extends string,
  const D extends Declared,
>(line: `${M} ${Path}`, declared: D): Made<M, Path, D>;
export function defineEndpoint(line: string, declared: Declared): object {
  const [method, path] = line.split(' ') as [Method, string];
  const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  const ids = names.length > 0 && v.object(Object.fromEntries(names.map((n) => [n, idSchema])));
  const status = declared.answer || declared.file ? 200 : 204;
  return { status, ...(ids && { params: ids }), ...declared, method, path } satisfies Endpoint;
}
