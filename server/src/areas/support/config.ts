import * as v from 'valibot';
import { parseEnvironment } from '../../platform/config.ts';

const count = (name: string, preset: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,6}$/, `${name} must be a whole number.`),
      v.transform(Number),
    ),
    preset,
  );

const schema = v.object({
  TRIAL_DAYS: count('TRIAL_DAYS', '14'),
  TRIAL_MAX_COMPANY: count('TRIAL_MAX_COMPANY', '1'),
  TRIAL_MAX_COMPANY_DID: count('TRIAL_MAX_COMPANY_DID', '2'),
  TRIAL_MAX_DEVICE: count('TRIAL_MAX_DEVICE', '3'),
  TRIAL_MAX_USER: count('TRIAL_MAX_USER', '5'),
  TRIAL_MAX_USER_DID: count('TRIAL_MAX_USER_DID', '5'),
});

/** Settings of accounts. */
export interface SupportConfig {
  /** Length and largest allowed counts of a new account on trial (OP-55, OP-58, annex J9). */
  readonly trial: {
    readonly days: number;
    readonly company: number;
    readonly companyDid: number;
    readonly device: number;
    readonly user: number;
    readonly userDid: number;
  };
}

/** Reads the settings; throws ConfigError with a sentence for the operator. */
export function readSupportConfig(env: NodeJS.ProcessEnv): SupportConfig {
  const read = parseEnvironment(schema, env);
  return {
    trial: {
      days: read.TRIAL_DAYS,
      company: read.TRIAL_MAX_COMPANY,
      companyDid: read.TRIAL_MAX_COMPANY_DID,
      device: read.TRIAL_MAX_DEVICE,
      user: read.TRIAL_MAX_USER,
      userDid: read.TRIAL_MAX_USER_DID,
    },
  };
}
