import type { BrandFields } from '@jackfield/contract/api/brand';
import type { SentBrand, SentCampaign } from '../src/campaign-registry/registry.ts';
import { newId } from '../src/platform/ids.ts';
import { readTelnyxConfig } from '../src/telnyx/config.ts';
import { type TelnyxParts, telnyxParts } from '../src/campaign-registry/telnyx/telnyx.ts';
import type { TestServer } from './harness.ts';
import { brandFields, campaignFields } from './put-brand.ts';
import type { TelnyxServer } from './telnyx-server.ts';

let sent = 0;

/** A new brand as the registry gets it; no two have a name. */
export function sentBrand(tenantId: string, change: Partial<BrandFields> = {}): SentBrand {
  sent += 1;
  const fields = brandFields({ brandName: `Harbor Dental ${sent}`, ...change }) as BrandFields;
  return { tenantId, id: newId(), submissionId: newId(), registryId: null, fields };
}

/** A new campaign of a brand as the registry gets it. */
export function sentCampaign(
  tenantId: string,
  brandRegistryId: string,
  change: Partial<SentCampaign['fields']> = {},
): SentCampaign {
  const { name: _, brandId: __, termsAccepted: ___, ...fields } = campaignFields('', change);
  return {
    tenantId,
    id: newId(),
    submissionId: newId(),
    registryId: null,
    brandRegistryId,
    fields: fields as SentCampaign['fields'],
  };
}

/** The same once more, as it is sent again. */
export const sentAgain = <Sent extends SentBrand | SentCampaign>(
  before: Sent,
  registryId: string,
  change: Partial<Sent['fields']> = {},
): Sent => ({
  ...before,
  submissionId: newId(),
  registryId,
  fields: { ...before.fields, ...change },
});

/** The adapter's calls of a stand-in. */
export function telnyxPartsOf(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  { env }: TelnyxServer,
  timeout = 5000,
): TelnyxParts {
  const config = readTelnyxConfig(env);
  if (config === null) throw new Error('The stand-in has keys.');
  return telnyxParts({ db, clock, config, publicUrl: 'https://portal.example', timeout });
}
