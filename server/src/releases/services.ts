import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { ReleaseConfig } from './config.ts';
import type { ReleaseStore } from './store.ts';
import type { VariantFile } from './variants.ts';
import type { Offer } from './verify.ts';

/** What every part of the release registry works with. */
export interface ReleaseServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly store: ReleaseStore;
  readonly config: ReleaseConfig;
  readonly variants: ReadonlyMap<string, VariantFile>;
  /** Id of the variant that this server serves where the host names no other. */
  readonly variant: string;
  /** Id of the variant that a host name shows; one that is no variant has none in `variants`. */
  readonly variantOf: (host: string) => string;
  /** Free addresses may be named as overrides. */
  readonly isProduction: boolean;
  /** What the portal that runs here gives to remotes. */
  readonly offer: () => Offer;
  readonly log: { warn(fields: object, message: string): void };
}
