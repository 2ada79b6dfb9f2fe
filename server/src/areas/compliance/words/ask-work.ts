import type { CampaignRegistry } from '../../../campaign-registry/registry.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/database.ts';
import type { DueSubject, Settle } from '../../../platform/due-rows.ts';
import type { WorkKind } from '../../../platform/due-work.ts';
import { findRow } from '../../../platform/rows.ts';
import type { BrandRow } from '../read-brand.ts';
import type { CampaignRow } from '../read-campaign.ts';
import { sentBrandFields } from '../sent-fields.ts';
import { brandWork, campaignWork } from '../work-kinds.ts';
import { applyBrandWord } from './apply-brand.ts';
import { applyCampaignWord } from './apply-campaign.ts';

interface AskParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly registry: CampaignRegistry;
  readonly publicUrl: string;
}

const nothing: Settle = async () => null;

const findBrand = (tx: Tx, { tenantId, subjectId }: DueSubject): Promise<BrandRow | undefined> =>
  findRow(tx, 'brand', { tenantId, id: subjectId });

const findCampaign = (tx: Tx, { tenantId, subjectId }: DueSubject) =>
  findRow(tx, 'campaign', { tenantId, id: subjectId });

/** Notes that the registry has what was stored, unless more was stored meanwhile. */
async function noteSent(tx: Tx, table: 'brand' | 'campaign', seen: BrandRow | CampaignRow) {
  await tx
    .updateTable(table)
    .set({ has_unsent: false })
    .where('tenant_id', '=', seen.tenant_id)
    .where('id', '=', seen.id)
    .where('version', '=', seen.version)
    .execute();
}

/** What goes to the registry without a new look: all but legal name, tax id and country. */
function unseenFields(brand: BrandRow) {
  return { ...sentBrandFields(brand), ...brand.sent_identity };
}

/** Sends small changes of brands, and asks the registry what it says of them. */
export function createBrandWork({ db, clock, registry, publicUrl }: AskParts): WorkKind {
  return {
    kind: brandWork,
    async advance(subject) {
      const { tenantId, subjectId: id } = subject;
      const brand = await db.tenant(tenantId, (tx) => findBrand(tx, subject));
      if (brand === undefined || brand.registry_id === null) return nothing;
      const { registry_id: registryId, has_unsent: hasUnsent } = brand;
      if (hasUnsent) await registry.updateBrand({ registryId, fields: unseenFields(brand) });
      const word = await registry.askBrand(registryId);
      return async (tx) => {
        if (hasUnsent) await noteSent(tx, 'brand', brand);
        if (word === null || (await findBrand(tx, subject)) === undefined) return null;
        await applyBrandWord(tx, { tenantId, id, publicUrl, at: clock.now() }, word);
        return word.askAt;
      };
    },
  };
}

/** Tells the registry which campaigns have ended, and asks what the carriers say of the others. */
export function createCampaignWork({ db, clock, registry, publicUrl }: AskParts): WorkKind {
  return {
    kind: campaignWork,
    async advance(subject) {
      const { tenantId, subjectId: id } = subject;
      const campaign = await db.tenant(tenantId, (tx) => findCampaign(tx, subject));
      if (campaign === undefined || campaign.registry_id === null) return nothing;
      const { registry_id: registryId } = campaign;
      if (campaign.status === 'deactivated') {
        if (campaign.has_unsent) await registry.endCampaign(registryId);
        return async (tx) => {
          await noteSent(tx, 'campaign', campaign);
          return null;
        };
      }
      const word = await registry.askCampaign(registryId);
      if (word === null) return nothing;
      return async (tx) => {
        await applyCampaignWord(tx, { tenantId, id, publicUrl, at: clock.now() }, word);
        return word.askAt;
      };
    },
  };
}
