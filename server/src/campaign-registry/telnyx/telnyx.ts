import type { RegistryLimit } from '@jackfield/contract/api/compliance';
import type { Telnyx } from 'telnyx';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { telnyxClient } from '../../telnyx/client.ts';
import type { TelnyxConfig } from '../../telnyx/config.ts';
import type { CampaignRegistry } from '../registry.ts';
import { telnyxBrands } from './brands.ts';
import { telnyxCampaigns } from './campaigns.ts';

/** What the adapter is made of. */
export interface TelnyxParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly open: () => Promise<Telnyx>;
  /** Where Telnyx tells of changes; null where it can't reach this portal. */
  readonly webhook: string | null;
}

interface Given {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: TelnyxConfig;
  readonly publicUrl: string;
  /** How long each try of a call may take, in milliseconds. */
  readonly timeout?: number;
}

/** Telnyx's calls of the adapters for brands, campaigns and their numbers. */
export function telnyxParts({ db, clock, config, publicUrl, timeout = 5000 }: Given): TelnyxParts {
  const webhook = publicUrl.startsWith('https:')
    ? new URL('/telnyx/webhook', publicUrl).href
    : null;
  return { db, clock, open: telnyxClient(config, timeout), webhook };
}

const limits: readonly RegistryLimit[] = [
  'campaignMadeAnew',
  'brandOnceAQuarter',
  'vettingOnceInHalfAYear',
  'noCampaignVerify',
  'noSuspensionOfBrands',
];

/** Telnyx as the registry of brands and campaigns (docs/decisions/0133-telnyx-registry.md). */
export function telnyxRegistry(parts: TelnyxParts): CampaignRegistry {
  return { limitsOf: () => limits, ...telnyxBrands(parts), ...telnyxCampaigns(parts) };
}
