import type { Endpoint } from '@jackfield/contract';
import { logCall } from '@jackfield/contract/api/session';
import type { Call } from './client.ts';
import type { ApiFailure } from './failure.ts';
import { redactPayload, redactUrl } from './redact.ts';

/** Levels of OP-13: failed calls are errors, failed sign-ins warnings. */
const callLevel = 4;
const signInLevel = 5;

/** Logs a failed call with address and payload, secrets replaced (ERR-06, OP-11). */
export function logFailure(
  call: Call,
  endpoint: Endpoint,
  failure: ApiFailure,
  address: string,
  payload: unknown,
): void {
  if (endpoint.id === logCall.id) return;
  const body = {
    message: `${endpoint.id} ${failure.status} ${failure.responseCode} ${failure.traceId}`.trim(),
    level: endpoint.id === 'connect.token' ? signInLevel : callLevel,
    url: redactUrl(address).slice(0, 2000),
    payload: redactPayload(payload),
  };
  void call(logCall, { body }).catch(() => undefined);
}
