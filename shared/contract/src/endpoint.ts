import type * as v from 'valibot';

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
  readonly encoding?: 'json' | 'form' | 'multipart' | 'gzip' | undefined;
  /** Status of success. */
  readonly status: 200 | 201 | 204;
  /** Body of success; absent with 204. */
  readonly answer?: v.GenericSchema | undefined;
  /** Body of success for standard users, where it holds less (annex C3). */
  readonly answerForStandard?: v.GenericSchema | undefined;
  /** The answer is a file of this type, which the server streams. */
  readonly file?: 'text/csv' | undefined;
  /** The call needs If-Match with the record's version (annex J1). */
  readonly versioned?: boolean | undefined;
  /** The call takes an Idempotency-Key because it costs money or creates something outside. */
  readonly idempotent?: boolean | undefined;
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

/** Declares an endpoint, keeping its literal types. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}
