import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { FairUse } from './fair-use.ts';
import type { SessionLimits } from './live-session.ts';
import type { TokenKeys } from './token-keys.ts';

/** What signing in needs from its surroundings; made once when the server starts. */
export interface AuthServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly keys: TokenKeys;
  /** Seals keys of authenticator apps. */
  readonly secrets: SecretBox;
  /** Public address, with which every link of a mail starts. */
  readonly publicUrl: string;
  readonly limits: SessionLimits;
  /** What accounts without a card may use in a month. */
  readonly fairUse: FairUse;
  /** Empty where no captcha is asked for. */
  readonly captchaSecret: string;
  /** Sign-ins, mails and password settings that one address may ask for in a minute. */
  readonly callsPerMinute: number;
}
