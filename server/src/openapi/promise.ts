import type { Endpoint } from '@jackfield/contract';
import { callMisfit, type CallShapes, shapesOf } from '@jackfield/contract/fit';
import { publicPath } from '@jackfield/contract/published';

/** What programs rely on in a call. */
export interface PromisedCall extends CallShapes {
  /** Status of success. */
  readonly status: number;
  /** Needs If-Match. */
  readonly versioned?: true;
}

/** Published calls by method and path, such as `GET /v1/teammate/{id}`. */
export type Promised = Readonly<Record<string, PromisedCall>>;

/** What the published ones of the endpoints are now, in the order of their paths (KEY-02). */
export function promiseOf(endpoints: Iterable<Endpoint>): Promised {
  const calls = [...endpoints].flatMap((endpoint): [string, PromisedCall][] => {
    const path = publicPath(endpoint);
    if (path === null) return [];
    const { method, status, versioned } = endpoint;
    return [
      [`${method} ${path}`, { status, ...(versioned && { versioned }), ...shapesOf(endpoint) }],
    ];
  });
  return Object.fromEntries(calls.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function breakOf(call: string, before: PromisedCall, now: PromisedCall | undefined) {
  if (now === undefined) return `${call} is promised, and no longer there.`;
  if (now.versioned && !before.versioned) return `${call} needs If-Match now.`;
  if (now.status !== before.status) return `${call} answered ${before.status}, now ${now.status}.`;
  const misfit = callMisfit(call, before, now);
  return misfit && `A program ${misfit.replaceAll('this portal', 'v1')}`;
}

/**
 * What would break programs that were written for a promise, a sentence each; empty where calls and
 * members were added only (KEY-02).
 */
export function breaksOf(promised: Promised, now: Promised): string[] {
  return Object.entries(promised).flatMap(([call, before]) => {
    const found = breakOf(call, before, now[call]);
    return found ? [found] : [];
  });
}
