import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { CallLimitConfig } from './http/call-limits.ts';
import { operatorKey } from './operator-keys.ts';

const count = (name: string, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, `${name} must be a whole number.`),
    v.transform(Number),
    v.maxValue(max, `${name} must be at most ${max}.`),
  );

const flag = (name: string) =>
  v.pipe(
    v.picklist(['1', '0', 'true', 'false', ''], `${name} must be 1 or 0.`),
    v.transform((text) => text === '1' || text === 'true'),
  );

const databaseAddress = (name: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^postgres(ql)?:\/\//, `${name} must start with postgres:// or postgresql://.`),
    ),
  );

const webAddress = (name: string) =>
  v.pipe(
    v.string(),
    v.url(`${name} must be an address such as https://portal.example.com.`),
    v.check((text) => /^https?:/.test(text), `${name} must start with http:// or https://.`),
    v.transform((text) => new URL(text).origin),
  );

const environmentSchema = v.object({
  PORT: v.optional(count('PORT', 65_535), '8080'),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty('HOST must not be empty.')), '127.0.0.1'),
  DATABASE_URL: databaseAddress('DATABASE_URL'),
  DATABASE_DIRECT_URL: databaseAddress('DATABASE_DIRECT_URL'),
  DATABASE_READ_URL: databaseAddress('DATABASE_READ_URL'),
  DATA_DIR: v.optional(
    v.pipe(v.string(), v.nonEmpty('DATA_DIR must not be empty.')),
    fileURLToPath(new URL('../../../.data', import.meta.url)),
  ),
  PUBLIC_URL: v.optional(webAddress('PUBLIC_URL')),
  NODE_ENV: v.optional(v.string(), 'development'),
  JACKFIELD_TEST: v.optional(flag('JACKFIELD_TEST'), '0'),
  SUPPORT_KEY: operatorKey('SUPPORT_KEY'),
  METRICS_TOKEN: operatorKey('METRICS_TOKEN'),
  EXCHANGE_KEY: operatorKey('EXCHANGE_KEY'),
  SECRET_KEYS: v.optional(v.string()),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent.',
    ),
    'info',
  ),
  DEMO: v.optional(flag('DEMO'), '0'),
  DUE_WORK: v.optional(flag('DUE_WORK'), '1'),
  NAME_PUNCTUATION: v.optional(flag('NAME_PUNCTUATION'), '0'),
  LANGUAGES_DIR: v.optional(
    v.string(),
    fileURLToPath(new URL('../../../shared/texts/languages', import.meta.url)),
  ),
  TRUST_PROXY: v.optional(flag('TRUST_PROXY'), '0'),
  CALLS_PER_ADDRESS: v.optional(count('CALLS_PER_ADDRESS', 100_000_000), '12000'),
  CALLS_PER_USER: v.optional(count('CALLS_PER_USER', 100_000_000), '1800'),
  CALLS_PER_TENANT: v.optional(count('CALLS_PER_TENANT', 100_000_000), '12000'),
});

/** Settings of the server's platform, read once at the start. */
export interface ServerConfig {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | undefined;
  /** The database past the pooler that `databaseUrl` leads to; without it there is no pooler. */
  readonly directUrl: string | undefined;
  /** A replica of it, for reads that may be late. */
  readonly readUrl: string | undefined;
  readonly dataDir: string;
  /** Origin under which people reach the portal; links in mails start with it. */
  readonly publicUrl: string;
  /** True when PUBLIC_URL was given, so that only that origin may write. */
  readonly isPublicUrlFixed: boolean;
  /** Further host names under which the portal is open: those of its variants. */
  readonly hosts: readonly string[];
  readonly isProduction: boolean;
  /** Test build: clock, outbox and fault hooks exist. */
  readonly isTest: boolean;
  readonly supportKey: string | undefined;
  /** Opens the figures of the process; without it nobody gets them. */
  readonly metricsToken: string | undefined;
  /** Opens what the exchange asks and tells; without it nobody is the exchange. */
  readonly exchangeKey: string | undefined;
  /** Keys that secrets are sealed with; without them those of the data folder count. */
  readonly secretKeys: string | undefined;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Folder with the texts of further languages (docs/languages.md). */
  readonly languagesDir: string;
  /** Behind one proxy whose X-Forwarded headers count. */
  readonly trustProxy: boolean;
  /** How much of the API one address, person and account may use in a minute. */
  readonly calls: CallLimitConfig;
  /** Fills an empty database with the demo accounts. */
  readonly isDemo: boolean;
  /** Sends mails and webhooks, does due work and keeps the database in shape. */
  readonly isWorker: boolean;
  /** Names of people may hold apostrophe, hyphen and full stop (OP-127). */
  readonly namePunctuation: boolean;
}

/** A setting that stops the start; the message is a sentence for the operator. */
export class ConfigError extends Error {}

/**
 * Parses environment settings with a schema of an area; a wrong one stops the start. An empty
 * setting counts as none.
 */
export function parseEnvironment<Schema extends v.GenericSchema>(
  schema: Schema,
  env: NodeJS.ProcessEnv,
): v.InferOutput<Schema> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  throw new ConfigError(result.issues.map((issue) => issue.message).join(' '));
}

/** Reads the platform's settings; throws ConfigError with a clear sentence (OP-134). */
export function readConfig(env: NodeJS.ProcessEnv): ServerConfig {
  const read = parseEnvironment(environmentSchema, env);
  const isProduction = read.NODE_ENV === 'production';
  if (isProduction && read.JACKFIELD_TEST) {
    throw new ConfigError('JACKFIELD_TEST must not be set with NODE_ENV=production.');
  }
  if (!read.DUE_WORK && read.DATABASE_URL === undefined) {
    throw new ConfigError('DUE_WORK=0 needs a DATABASE_URL, where another process does the work.');
  }
  return {
    port: read.PORT,
    host: read.HOST,
    databaseUrl: read.DATABASE_URL,
    directUrl: read.DATABASE_DIRECT_URL,
    readUrl: read.DATABASE_READ_URL,
    dataDir: read.DATA_DIR,
    publicUrl: read.PUBLIC_URL ?? `http://localhost:${read.PORT}`,
    isPublicUrlFixed: read.PUBLIC_URL !== undefined,
    hosts: [],
    isProduction,
    isTest: read.JACKFIELD_TEST,
    supportKey: read.SUPPORT_KEY,
    metricsToken: read.METRICS_TOKEN,
    exchangeKey: read.EXCHANGE_KEY,
    secretKeys: read.SECRET_KEYS,
    logLevel: read.LOG_LEVEL,
    languagesDir: read.LANGUAGES_DIR,
    trustProxy: read.TRUST_PROXY,
    calls: {
      address: read.CALLS_PER_ADDRESS,
      user: read.CALLS_PER_USER,
      tenant: read.CALLS_PER_TENANT,
    },
    isDemo: read.DEMO,
    isWorker: read.DUE_WORK,
    namePunctuation: read.NAME_PUNCTUATION,
  };
}
