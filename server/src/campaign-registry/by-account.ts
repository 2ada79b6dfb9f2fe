import { createSandboxSwitch, type NumberSwitch } from '../carrier/number-switch.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { RegistryConfig } from './config.ts';
import type { CampaignRegistry } from './registry.ts';
import { createSandboxRegistry } from './sandbox/sandbox.ts';
import { telnyxSwitch } from './telnyx/number-switch.ts';
import { knownIds } from './telnyx/records.ts';
import { telnyxParts, telnyxRegistry } from './telnyx/telnyx.ts';

interface Given {
  readonly db: Database;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly registryConfig: RegistryConfig;
}

/** The registry of brands and campaigns, and who switches their numbers on. */
export function createRegistry({ db, clock, publicUrl, registryConfig }: Given): {
  readonly registry: CampaignRegistry;
  readonly numberSwitch: NumberSwitch;
} {
  const { telnyx: config, sandboxSeconds: seconds } = registryConfig;
  const sandbox = createSandboxRegistry({ db, clock, seconds });
  const numberSwitch = createSandboxSwitch(clock);
  if (config === null) return { registry: sandbox, numberSwitch };
  const parts = telnyxParts({ db, clock, config, publicUrl });
  const registry = byAccount({
    telnyx: telnyxRegistry(parts),
    sandbox,
    serves: (tenantId) => config.accounts?.includes(tenantId) ?? true,
    isTelnyx: async (registryId) => (await knownIds(db, [registryId])).has(registryId),
  });
  return { registry, numberSwitch: telnyxSwitch(parts, numberSwitch) };
}

interface Registries {
  readonly telnyx: CampaignRegistry;
  readonly sandbox: CampaignRegistry;
  /** Whether Telnyx has an account. */
  readonly serves: (tenantId: string) => boolean;
  /** Whether an id is of Telnyx. */
  readonly isTelnyx: (registryId: string) => Promise<boolean>;
}

/**
 * What is sent goes to the registry that has the account now, and what is known is asked of the one
 * that knows it: so one account after another can move to Telnyx.
 */
export function byAccount({ telnyx, sandbox, serves, isTelnyx }: Registries): CampaignRegistry {
  const of = (tenantId: string) => (serves(tenantId) ? telnyx : sandbox);
  const knowing = async (registryId: string) => ((await isTelnyx(registryId)) ? telnyx : sandbox);
  return {
    limitsOf: (tenantId) => of(tenantId).limitsOf(tenantId),
    ready: (about) => of(about.tenantId).ready(about),
    sendBrand: (brand) => of(brand.tenantId).sendBrand(brand),
    sendCampaign: (campaign) => of(campaign.tenantId).sendCampaign(campaign),
    orderVetting: async (order) => (await knowing(order.registryId)).orderVetting(order),
    updateBrand: async (brand) => (await knowing(brand.registryId)).updateBrand(brand),
    askBrand: async (registryId) => (await knowing(registryId)).askBrand(registryId),
    askCampaign: async (registryId) => (await knowing(registryId)).askCampaign(registryId),
    endCampaign: async (registryId) => (await knowing(registryId)).endCampaign(registryId),
  };
}
