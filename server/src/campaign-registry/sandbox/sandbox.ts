import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { CampaignRegistry, SentBrand, SentCampaign, Taken } from '../registry.ts';
import { endRecord, keepSubmission, keepVetting, keptRecord } from './records.ts';
import { conductHosts, hostOf } from './rules.ts';
import { brandWord, campaignWord, firstWord } from './words.ts';

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  /** How long it looks at what it was sent. */
  readonly seconds: number;
}

/** Id at the registry: a letter for the kind, and the end of the portal's id. */
const idOf = (kind: 'B' | 'C', id: string) =>
  `${kind}${id.replaceAll('-', '').slice(-10).toUpperCase()}`;

const unreachable = () => new Error('The registry does not answer.');

/**
 * The registry of installations without one. Its verdicts come after a set time and follow from
 * what it was sent (sandbox/rules.ts); websites at registry-down.example, and descriptions with the
 * word sandbox:down, find it out of reach; registry-late.example and sandbox:late find it so once
 * the fee is paid.
 */
export function createSandboxRegistry({ db, clock, seconds }: Parts): CampaignRegistry {
  const moment = () => ({ now: clock.now(), lookFor: seconds * 1000 });
  const send = async (
    { tenantId, id, submissionId, fields }: SentBrand | SentCampaign,
    registryId: string,
  ): Promise<Taken> => {
    const submission = { reference: submissionId, at: clock.now().toISOString(), fields };
    const round = await keepSubmission(db, { registryId, tenantId, reference: id }, submission);
    return { registryId, heard: firstWord(round) };
  };
  return {
    limitsOf: () => [],
    async ready({ website, description }) {
      const isDown = hostOf(website) === conductHosts.down || description.includes('sandbox:down');
      if (isDown) throw unreachable();
    },
    async sendBrand(brand) {
      if (hostOf(brand.fields.website) === conductHosts.late) throw unreachable();
      return send(brand, brand.registryId ?? idOf('B', brand.id));
    },
    // Its word follows from what it was sent last.
    async updateBrand() {},
    async askBrand(registryId) {
      const kept = await keptRecord(db, registryId);
      return kept === undefined ? null : brandWord(kept, moment());
    },
    async orderVetting({ id, registryId, vettingClass, brand }) {
      if (hostOf(brand.fields.website) === conductHosts.late) throw unreachable();
      const { tenantId, fields } = brand;
      const at = clock.now().toISOString();
      await keepVetting(
        db,
        { registryId, tenantId, reference: brand.id },
        {
          vetting: { reference: id, at, vettingClass },
          submission: { reference: brand.id, at, fields, isFromBefore: true },
        },
      );
    },
    async sendCampaign(campaign) {
      if (campaign.fields.description.includes('sandbox:late')) throw unreachable();
      return send(campaign, campaign.registryId ?? idOf('C', campaign.id));
    },
    async askCampaign(registryId) {
      const kept = await keptRecord(db, registryId);
      return kept === undefined ? null : campaignWord(kept, moment());
    },
    endCampaign: (registryId) => endRecord(db, registryId, clock.now()),
  };
}
