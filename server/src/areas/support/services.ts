import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Noticing } from '../../platform/services.ts';
import type { SupportConfig } from './config.ts';

/** What support's work needs, in the server and on the command line. */
export interface SupportServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly support: SupportConfig;
  readonly noticing: Noticing;
}
