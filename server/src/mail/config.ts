import * as v from 'valibot';
import { parseEnvironment } from '../platform/config.ts';

const schema = v.object({
  SMTP_URL: v.optional(
    v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'SMTP_URL must start with smtp:// or smtps://.')),
  ),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.nonEmpty('MAIL_FROM must not be empty.'))),
  MAIL_PAGE: v.optional(v.picklist(['0', '1'], 'MAIL_PAGE must be 1 or 0.')),
  DEMO: v.optional(v.picklist(['0', '1', ''], 'DEMO must be 1 or 0.'), '0'),
  NODE_ENV: v.optional(v.string(), 'development'),
});

/** Settings of mail. */
export interface MailConfig {
  /** Mail server; without one, mails stay in the outbox. */
  readonly smtpUrl: string | undefined;
  readonly from: string;
  /** Whether /__mail shows the outbox to everybody: development and demonstrations only. */
  readonly hasPage: boolean;
}

/** Reads the settings; throws ConfigError with a sentence for the operator. */
export function readMailConfig(env: NodeJS.ProcessEnv, publicUrl: string): MailConfig {
  const read = parseEnvironment(schema, env);
  const isProduction = read.NODE_ENV === 'production';
  return {
    smtpUrl: read.SMTP_URL,
    from: read.MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}`,
    hasPage:
      read.MAIL_PAGE === undefined ? !isProduction || read.DEMO === '1' : read.MAIL_PAGE === '1',
  };
}
