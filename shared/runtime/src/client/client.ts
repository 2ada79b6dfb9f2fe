import type { CallAnswer, CallInput, ClientConfig, Endpoint } from '@jackfield/contract';
import { activeLocale } from '@jackfield/texts';
import { addressOf } from './address.ts';
import { encodeBody } from './body.ts';
import { ApiFailure } from './failure.ts';
import { readFailure } from './read-failure.ts';

export interface CallOptions {
  signal?: AbortSignal;
  /** Version of the record that is changed; sent as If-Match (annex J1). */
  version?: number;
  /** Digest of the impact that was seen; 409 IMPACTCHANGED where it has become another (SAY-04). */
  seen?: string;
  /** Same key, same answer: for calls that cost money or create something outside. */
  idempotencyKey?: string;
  /** Told how much of the body has been sent, from 0 to 1; for uploads. */
  onProgress?: (share: number) => void;
  /** Access token for calls made before a session exists (OP-07). */
  bearer?: string;
}

type Loose<T> = { [K in keyof T as Record<never, never> extends T[K] ? K : never]?: T[K] } & {
  [K in keyof T as Record<never, never> extends T[K] ? never : K]: T[K];
};
type Rest<E extends Endpoint> =
  Record<never, never> extends Loose<CallInput<E>>
    ? [input?: Loose<CallInput<E>>, options?: CallOptions]
    : [input: Loose<CallInput<E>>, options?: CallOptions];

/** Calls an endpoint; rejects with ApiFailure, or with the signal's reason when aborted. */
export type Call = <E extends Endpoint>(endpoint: E, ...rest: Rest<E>) => Promise<CallAnswer<E>>;

export interface ClientDependencies {
  config(): Pick<ClientConfig, 'apiUrl' | 'authUrl'>;
  fetch(
    address: string,
    init: RequestInit,
    onProgress?: (share: number) => void,
  ): Promise<Response>;
  /** The answer that the page brings for a read; null where the network has to be asked. */
  brought?(
    endpoint: Endpoint,
    address: string,
    signal?: AbortSignal,
  ): Promise<Response | null> | null;
  /** Runs before every call, for example to refresh an expired token (OP-06). */
  before(endpoint: Endpoint): Promise<void>;
  /** Sees every failure before the caller does. */
  failed(endpoint: Endpoint, failure: ApiFailure, address: string, payload: unknown): void;
  /** Has the person show the second step again; false when it was left. */
  stepUp?(): Promise<boolean>;
  /** Has the person sign in again where the session has expired; false when it was left. */
  signInAgain?(endpoint: Endpoint): Promise<boolean>;
  /** Resolves after so many milliseconds. */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
}

interface Input {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

const retryAfter = 1000;

/**
 * A balancer answers so where the process behind it has gone; the next call comes to another one.
 * The portal's own refusals are JSON.
 */
const isOfGateway = ({ status, headers }: Response): boolean =>
  status >= 502 && status <= 504 && !headers.get('content-type')?.includes('json');

function requestOf(endpoint: Endpoint, input: Input, options: CallOptions): RequestInit {
  const { body, contentType } = encodeBody(endpoint, input.body);
  const headers = new Headers({ accept: 'application/json', 'accept-language': activeLocale() });
  if (contentType) headers.set('content-type', contentType);
  if (endpoint.method !== 'GET') headers.set('x-jackfield', '1');
  if (options.version !== undefined) headers.set('if-match', `"${options.version}"`);
  if (options.seen !== undefined) headers.set('if-impact', options.seen);
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey);
  if (options.bearer) headers.set('authorization', `Bearer ${options.bearer}`);
  return {
    method: endpoint.method,
    headers,
    credentials: 'include',
    ...(body === undefined ? {} : { body }),
    ...(options.signal ? { signal: options.signal } : {}),
  };
}

/** The server wants to see the second step again before it does this (annex J8). */
const isStepUp = (error: unknown): boolean =>
  error instanceof ApiFailure && error.responseCode === 'STEPUP';

/** Nobody is signed in; what was asked was not done (AUTH-18). */
const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiFailure && error.status === 401;

/** Makes the typed API client (API-01, API-02, annex A5: any call). */
export function createClient(dependencies: ClientDependencies): Call {
  async function send(endpoint: Endpoint, input: Input, options: CallOptions, address: string) {
    const request = () =>
      dependencies.fetch(address, requestOf(endpoint, input, options), options.onProgress);
    const isRead = endpoint.method === 'GET';
    try {
      const response = await request();
      if (!isRead || !isOfGateway(response)) return response;
    } catch (error) {
      if (options.signal?.aborted || !isRead) throw error;
    }
    await dependencies.wait(retryAfter, options.signal);
    return request();
  }

  async function answerOf(endpoint: Endpoint, input: Input, options: CallOptions, address: string) {
    const response = await send(endpoint, input, options, address).catch((error: unknown) => {
      options.signal?.throwIfAborted();
      throw new ApiFailure({ status: 0, responseCode: 'NETWORK' }, error);
    });
    return read(endpoint, response, options);
  }

  async function read(endpoint: Endpoint, response: Response, options: CallOptions) {
    if (!response.ok) throw await readFailure(response);
    if (endpoint.status === 204 || response.status === 204) return undefined;
    const body = endpoint.file === undefined ? response.json() : response.blob();
    return body.catch((error: unknown) => {
      options.signal?.throwIfAborted();
      throw new ApiFailure({ status: response.status, responseCode: 'SERVERERROR' }, error);
    });
  }

  return async (endpoint, ...rest) => {
    const [given, options = {}] = rest;
    const input: Input = given ?? {};
    const address = addressOf(endpoint, dependencies.config(), input.params, input.query);
    const brought = options.bearer
      ? null
      : await dependencies.brought?.(endpoint, address, options.signal);
    if (brought) return read(endpoint, brought, options);
    if (!options.bearer) await dependencies.before(endpoint);
    const answer = () => answerOf(endpoint, input, options, address);
    try {
      return await answer()
        .catch(async (error: unknown) => {
          const isOwn = isSignedOut(error) && !options.bearer;
          if (!isOwn || !(await dependencies.signInAgain?.(endpoint))) throw error;
          return answer();
        })
        .catch(async (error: unknown) => {
          if (!isStepUp(error) || !(await dependencies.stepUp?.())) throw error;
          return answer();
        });
    } catch (error) {
      if (error instanceof ApiFailure && !isStepUp(error)) {
        dependencies.failed(endpoint, error, address, input.body);
      }
      throw error;
    }
  };
}
