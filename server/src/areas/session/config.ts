import * as v from 'valibot';
import { parseEnvironment } from '../../platform/config.ts';
import { operatorKey } from '../../platform/operator-keys.ts';
import type { FairUse } from './tokens/fair-use.ts';

const count = (name: string) =>
  v.pipe(v.string(), v.regex(/^\d{1,6}$/, `${name} must be a whole number.`), v.transform(Number));

const schema = v.object({
  /** Minutes without activity after which a session ends; 0 leaves it to annex C2. */
  SESSION_IDLE_MINUTES: v.optional(count('SESSION_IDLE_MINUTES'), '0'),
  /** Hours after sign-in at which a session ends in any case; 0 leaves it to annex C2. */
  SESSION_ABSOLUTE_HOURS: v.optional(count('SESSION_ABSOLUTE_HOURS'), '0'),
  /** Sign-ins and mails that one address may ask for in a minute. */
  AUTH_CALLS_PER_MINUTE: v.optional(count('AUTH_CALLS_PER_MINUTE'), '10'),
  /** Minutes and messages that an account without a card may use in a month (OP-35). */
  FAIR_USE_MINUTES: v.optional(count('FAIR_USE_MINUTES'), '300'),
  FAIR_USE_MESSAGES: v.optional(count('FAIR_USE_MESSAGES'), '300'),
  CAPTCHA_SECRET: operatorKey('CAPTCHA_SECRET'),
  /** Header of a trusted proxy with the visitor's country in two letters. */
  COUNTRY_HEADER: v.optional(v.string(), ''),
});

/** Settings of signing in. */
export interface SessionConfig {
  readonly limits: { readonly idle: number; readonly absolute: number };
  readonly callsPerMinute: number;
  readonly fairUse: FairUse;
  readonly captchaSecret: string;
  readonly countryHeader: string;
}

/** Reads the settings; throws ConfigError with a sentence for the operator. */
export function readSessionConfig(env: NodeJS.ProcessEnv): SessionConfig {
  const read = parseEnvironment(schema, env);
  return {
    limits: {
      idle: read.SESSION_IDLE_MINUTES * 60_000,
      absolute: read.SESSION_ABSOLUTE_HOURS * 3_600_000,
    },
    callsPerMinute: read.AUTH_CALLS_PER_MINUTE,
    fairUse: { minutes: read.FAIR_USE_MINUTES, messages: read.FAIR_USE_MESSAGES },
    captchaSecret: read.CAPTCHA_SECRET ?? '',
    countryHeader: read.COUNTRY_HEADER,
  };
}
