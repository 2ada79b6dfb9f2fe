import * as v from 'valibot';
import { ConfigError, parseEnvironment } from '../../platform/config.ts';
import { operatorKey } from '../../platform/operator-keys.ts';

/** An address of RFC 7064 or RFC 7065. */
const form = /^(?:stuns?:[\w.:[\]-]+|turns?:[\w.:[\]-]+(?:\?transport=(?:udp|tcp))?)$/;

const schema = v.object({
  TURN_URLS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) =>
        text
          .split(',')
          .map((url) => url.trim())
          .filter(Boolean),
      ),
      v.array(
        v.pipe(
          v.string(),
          v.regex(form, 'TURN_URLS must be addresses such as turn:turn.example.com:3478.'),
        ),
      ),
    ),
    '',
  ),
  TURN_SECRET: operatorKey('TURN_SECRET'),
});

/** Settings of web phones. */
export interface WebPhoneConfig {
  /** Servers by which sound finds its way (`stun:`), or goes where it finds none (`turn:`). */
  readonly turnUrls: readonly string[];
  /** That credentials are made with; coturn's `static-auth-secret`. */
  readonly turnSecret: string | null;
}

/** Whether a server passes sound on, which it does for who has credentials. */
export const isRelay = (url: string): boolean => url.startsWith('turn');

/** Reads the settings; throws ConfigError with a sentence for the operator. */
export function readWebPhoneConfig(env: NodeJS.ProcessEnv): WebPhoneConfig {
  const { TURN_URLS: turnUrls, TURN_SECRET: turnSecret = null } = parseEnvironment(schema, env);
  if (turnUrls.some(isRelay) !== (turnSecret !== null)) {
    throw new ConfigError(
      'A turn: address in TURN_URLS needs TURN_SECRET, and the other way round.',
    );
  }
  return { turnUrls, turnSecret };
}
