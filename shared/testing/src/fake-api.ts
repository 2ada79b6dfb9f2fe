import {
  type CallAnswer,
  type Endpoint,
  type ErrorEnvelope,
  type FieldError,
  type ResponseCode,
  responseCodes,
} from '@jackfield/contract';
import { listPlannedChanges } from '@jackfield/contract/api/planned-change';
import { compareOwn, getRoutingConfig } from '@jackfield/contract/api/routing-engine';
import { fakeImpact, fakeRouting } from './fake-routing.ts';

/** A request as a handler of the fake API sees it. */
export interface FakeRequest {
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  headers: Headers;
}

type Handler = (request: FakeRequest) => unknown;

interface Route {
  endpoint: Endpoint;
  handler: Handler;
}

/** Thrown by a handler to answer the error envelope. */
export class Refusal extends Error {
  readonly code: ResponseCode;
  readonly errors: FieldError[];
  readonly current: unknown;

  constructor(code: ResponseCode, errors: FieldError[] = [], current?: unknown) {
    super(code);
    this.code = code;
    this.errors = errors;
    this.current = current;
  }
}

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });

function refuse({ code, errors, current }: Refusal): Response {
  const { status, text } = responseCodes[code];
  const body: ErrorEnvelope = { responseCode: code, message: text, errors, traceId: 'test' };
  return json(status, current === undefined ? body : { ...body, current });
}

/**
 * A server in the test's own process, in place of `fetch`, typed by the contract's endpoints. Unless
 * a test says so nothing is planned, and no caller notices anything: every look at callers asks for it.
 */
export class FakeApi {
  readonly #routes: Route[] = [];
  readonly #calls: { endpoint: Endpoint; request: FakeRequest }[] = [];
  readonly #original = globalThis.fetch;
  /** Requests that no handler was given for; a test may expect it to be empty. */
  readonly unexpected: string[] = [];

  constructor() {
    globalThis.fetch = (address, init) => this.#answer(String(address), init ?? {});
    this.on(listPlannedChanges, () => ({ items: [] }));
    this.on(getRoutingConfig, () => fakeRouting({}));
    const { until } = fakeImpact();
    this.on(compareOwn, () => ({ from: until, until, differences: [] }));
  }

  /** Answers an endpoint from now on; the handler may throw a Refusal or any error (network). */
  on<E extends Endpoint>(
    endpoint: E,
    handler: (request: FakeRequest) => CallAnswer<E> | Promise<CallAnswer<E>>,
  ): this {
    this.#routes.unshift({ endpoint, handler });
    return this;
  }

  /** Requests that reached an endpoint, oldest first. */
  calls(endpoint: Endpoint): FakeRequest[] {
    return this.#calls
      .filter((call) => call.endpoint.path === endpoint.path && call.endpoint.id === endpoint.id)
      .map((c) => c.request);
  }

  /** Gives `fetch` back. */
  uninstall(): void {
    globalThis.fetch = this.#original;
  }

  async #answer(address: string, init: RequestInit): Promise<Response> {
    const url = new URL(address, 'http://portal.test');
    const method = init.method ?? 'GET';
    const isDryRun = url.searchParams.has('dryRun');
    for (const { endpoint, handler } of this.#routes) {
      if (endpoint.method !== method || endpoint.path.includes('?') !== isDryRun) continue;
      const params = matchPath(endpoint.path.replace(/\?.*/, ''), url.pathname);
      if (!params) continue;
      const request: FakeRequest = {
        params,
        query: Object.fromEntries(url.searchParams),
        body: readBody(init.body),
        headers: new Headers(init.headers),
      };
      this.#calls.push({ endpoint, request });
      init.signal?.throwIfAborted();
      return this.#run(endpoint, handler, request);
    }
    if (isDryRun) return json(200, fakeImpact());
    if (url.pathname !== '/psl') this.unexpected.push(`${method} ${url.pathname}`);
    return url.pathname === '/psl'
      ? new Response(null, { status: 204 })
      : refuse(new Refusal('NOTFOUND'));
  }

  async #run(endpoint: Endpoint, handler: Handler, request: FakeRequest): Promise<Response> {
    try {
      const answer = await handler(request);
      if (endpoint.status === 204) return new Response(null, { status: 204 });
      return json(endpoint.status, answer);
    } catch (error) {
      if (error instanceof Refusal) return refuse(error);
      throw error;
    }
  }
}

/** Puts a fake API in place of `fetch`; call `uninstall` after the test. */
export const installFakeApi = (): FakeApi => new FakeApi();

/** Parameters of a path, or null when the pattern `/api/teammate/{id}` does not fit. */
function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = decodeURIComponent(given[index] ?? '');
    if (part.startsWith('{')) params[part.slice(1, -1)] = value;
    else if (part.toLowerCase() !== value.toLowerCase()) return null;
  }
  return params;
}

/** Body of a request as members: JSON parsed, forms as an object. */
function readBody(body: BodyInit | null | undefined): unknown {
  if (typeof body === 'string') return JSON.parse(body);
  if (body instanceof URLSearchParams || body instanceof FormData) return Object.fromEntries(body);
  return undefined;
}
