import type { Telnyx } from 'telnyx';
import type { TelnyxConfig } from './config.ts';

/** Of a write, which may have been done though no answer came; reads are made a second time. */
export const writing = { maxRetries: 0 };

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
    });
  };
  return () => (opened ??= open());
}
