import type { AccountCountry } from '@jackfield/contract';
import * as v from 'valibot';
import { ConfigError, parseEnvironment } from '../platform/config.ts';

const listOf = <Item extends v.GenericSchema<string, string>>(item: Item) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.split(',').map((one) => one.trim())),
    v.array(item),
  );

const schema = v.object({
  TELNYX_API_KEY: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\S{8,}$/, 'TELNYX_API_KEY must be a key of Telnyx, such as KEY….'),
    ),
  ),
  TELNYX_PUBLIC_KEY: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[A-Za-z0-9+/]{43}=$/,
        'TELNYX_PUBLIC_KEY must be the public key that Telnyx shows: 44 characters, the last =.',
      ),
    ),
  ),
  TELNYX_API_URL: v.optional(
    v.pipe(
      v.string(),
      v.url('TELNYX_API_URL must be an address such as http://localhost:12111/v2.'),
      v.check((text) => /^https?:/.test(text), 'TELNYX_API_URL must start with http or https.'),
    ),
  ),
  TELNYX_CONNECTION_ID: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,30}$/, 'TELNYX_CONNECTION_ID must be a number.')),
  ),
  TELNYX_MESSAGING_PROFILE_ID: v.optional(
    v.pipe(v.string(), v.uuid('TELNYX_MESSAGING_PROFILE_ID must be an id of Telnyx.')),
  ),
  TELNYX_ACCOUNTS: v.optional(
    listOf(
      v.pipe(
        v.string(),
        v.uuid('TELNYX_ACCOUNTS must be a list of ids of accounts.'),
        v.toLowerCase(),
      ),
    ),
  ),
  TELNYX_COUNTRIES: v.optional(
    listOf(v.picklist(['USA', 'CAN'], 'TELNYX_COUNTRIES must be a list of USA and CAN.')),
    'USA,CAN',
  ),
});

/** How Telnyx is reached, and whom it serves. */
export interface TelnyxConfig {
  readonly apiKey: string;
  /** What its webhooks are signed with. */
  readonly publicKey: string;
  /** Address of the API; Telnyx's own when it is left out. */
  readonly apiUrl: string | undefined;
  /** Telnyx's id of the SIP connection that numbers ring. */
  readonly connectionId: string | undefined;
  /** Telnyx's id of the messaging profile that numbers text by. */
  readonly messagingProfileId: string | undefined;
  /** Ids of the accounts that it serves; left out, all of them. */
  readonly accounts: readonly string[] | undefined;
  readonly countries: readonly AccountCountry[];
}

/** Reads the settings of Telnyx; null without its keys. Throws ConfigError. */
export function readTelnyxConfig(env: NodeJS.ProcessEnv): TelnyxConfig | null {
  const read = parseEnvironment(schema, env);
  const { TELNYX_API_KEY: apiKey, TELNYX_PUBLIC_KEY: publicKey } = read;
  if (apiKey === undefined && publicKey === undefined) return null;
  if (apiKey === undefined || publicKey === undefined) {
    throw new ConfigError('TELNYX_API_KEY and TELNYX_PUBLIC_KEY belong together.');
  }
  return {
    apiKey,
    publicKey,
    apiUrl: read.TELNYX_API_URL,
    connectionId: read.TELNYX_CONNECTION_ID,
    messagingProfileId: read.TELNYX_MESSAGING_PROFILE_ID,
    accounts: read.TELNYX_ACCOUNTS,
    countries: read.TELNYX_COUNTRIES,
  };
}
