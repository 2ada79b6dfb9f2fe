import type { Credentials } from './credentials.ts';
import { CommandError } from './exit.ts';

/** What a portal answers where it refuses. */
export interface Refusal {
  readonly responseCode?: string;
  readonly message?: string;
  readonly errors?: readonly { readonly field?: string; readonly message?: string }[];
  readonly traceId?: string;
}

/** A portal's no, in its own words. */
export class RefusedError extends CommandError {
  readonly status: number;
  readonly refusal: Refusal;

  constructor(status: number, refusal: Refusal) {
    super(textOf(status, refusal));
    this.status = status;
    this.refusal = refusal;
  }
}

function textOf(status: number, { message, errors = [], traceId }: Refusal): string {
  if (status === 401) {
    return 'The portal does not know this key, or it has ended. Make one under Integrations, API keys.';
  }
  const said = errors.flatMap((error) => error.message ?? []);
  const words = said.length > 0 ? said.join(' ') : (message ?? `The portal answered ${status}.`);
  return traceId === undefined ? words : `${words} (trace ${traceId})`;
}

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly body?: unknown;
  /** Ends it before its answer. */
  readonly signal?: AbortSignal;
}

/** Milliseconds that a plan of a large account may take, and more. */
const patience = 60_000;

/**
 * Calls the public API with a key.
 *
 * @throws RefusedError where the portal says no, CommandError where it cannot be reached
 */
export async function callPortal<Answer>(
  { url, key }: Credentials,
  path: string,
  { method = 'GET', body, signal }: Call = {},
): Promise<Answer> {
  const response = await fetch(`${url}/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      'user-agent': 'jackfield-cli',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(method === 'POST' && { 'idempotency-key': crypto.randomUUID() }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    // A key goes to nobody but the portal that it is for.
    redirect: 'error',
    signal: AbortSignal.any([AbortSignal.timeout(patience), ...(signal ? [signal] : [])]),
  }).catch((error: unknown) => {
    throw new CommandError(`${url} cannot be reached (${reasonOf(error)}).`);
  });
  const text = await response.text();
  const answer = parsed(text);
  if (!response.ok) throw new RefusedError(response.status, (answer ?? {}) as Refusal);
  if (answer === null && text !== '') {
    throw new CommandError(`${url} does not answer as a portal. Is the address right?`);
  }
  return answer as Answer;
}

/** The code of a failure, such as ECONNREFUSED: its message may hold what was sent. */
export function reasonOf(error: unknown): string {
  const { cause, name } = Object(error) as { cause?: { code?: unknown }; name?: unknown };
  return String(cause?.code ?? name ?? 'no reason given');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
