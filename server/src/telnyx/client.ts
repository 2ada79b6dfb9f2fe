import type { Telnyx } from 'telnyx';
import type { Metrics } from '../platform/observe/metrics.ts';
import type { TelnyxConfig } from './config.ts';

/**
 * Of a write or a billed lookup, which may have been done though no answer came; other reads are made
 * a second time.
 */
export const writing = { maxRetries: 0 };

/** Calls of this process, those that Telnyx could not answer, and when it last could. */
const calls = { made: 0, failed: 0, answeredAt: 0 };

/** Statuses of answers that are none: a wrong key, too much at once; and all from 500. */
const isNoAnswer = (status: number): boolean => [401, 403, 429].includes(status) || status >= 500;

async function countedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  calls.made += 1;
  try {
    const response = await fetch(input, init);
    if (isNoAnswer(response.status)) calls.failed += 1;
    else calls.answeredAt = Date.now();
    return response;
  } catch (error) {
    calls.failed += 1;
    throw error;
  }
}

/** Adds to `/metrics` how Telnyx answers this process. */
export function observeTelnyx(metrics: Pick<Metrics, 'addGauge'>): void {
  metrics.addGauge({
    name: 'telnyx_calls_total',
    help: 'Calls of Telnyx',
    type: 'counter',
    read: () => calls.made,
  });
  metrics.addGauge({
    name: 'telnyx_errors_total',
    help: 'Calls that Telnyx did not answer, for a wrong key too',
    type: 'counter',
    read: () => calls.failed,
  });
  metrics.addGauge({
    name: 'telnyx_answered_seconds',
    help: 'Seconds since Telnyx last answered; NaN before it did',
    read: () => (calls.answeredAt === 0 ? Number.NaN : (Date.now() - calls.answeredAt) / 1000),
  });
}

/**
 * Telnyx's own client, loaded where it is first used: it is large.
 * @param timeout milliseconds that each try of a call may take
 */
export function telnyxClient(
  { apiKey, publicKey, apiUrl }: TelnyxConfig,
  timeout: number,
): () => Promise<Telnyx> {
  let opened: Promise<Telnyx> | undefined;
  const open = async () => {
    const sdk = await import('telnyx');
    return new sdk.Telnyx({
      apiKey,
      publicKey,
      baseURL: apiUrl,
      timeout,
      maxRetries: 1,
      // Its log would show what is asked, and with it the key.
      logLevel: 'off',
      fetch: countedFetch,
    });
  };
  return () => (opened ??= open());
}
