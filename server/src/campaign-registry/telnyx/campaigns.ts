import type { MessagingCarrier } from '@jackfield/contract/api/compliance';
import { isSameValue } from '@jackfield/domain/same-value';
import { t } from '@jackfield/texts';
import type { Telnyx } from 'telnyx';
import * as v from 'valibot';
import { writing } from '../../telnyx/client.ts';
import { orNull, read } from '../../telnyx/read.ts';
import { beginStep } from '../../telnyx/step.ts';
import { type CampaignRegistry, RegistryRefusal, type SentCampaign } from '../registry.ts';
import { appealReason, campaignBody, splitBody, useCaseOf } from './bodies.ts';
import { taken, takenOf } from './brands.ts';
import { beginAsk, keepSent, knownIds, note, numbered, openRecord } from './records.ts';
import { orRefusal, whyRefused } from './refusals.ts';
import {
  campaignListSchema,
  campaignSchema,
  type CampaignBody,
  networksSchema,
  operationStatusSchema,
  qualificationSchema,
  qualifiedSchema,
} from './shapes.ts';
import type { TelnyxParts } from './telnyx.ts';
import { texts } from './texts.ts';
import {
  askCampaignAgain,
  campaignSays,
  campaignState,
  carriersOf,
  isAppealable,
} from './words.ts';

const pageSize = 100;
/** Pages of a brand's campaigns that are looked through. */
const mostPages = 3;

type CampaignCalls = Pick<
  CampaignRegistry,
  'ready' | 'sendCampaign' | 'askCampaign' | 'endCampaign'
>;

/** Whether nothing but texts of sample messages has changed; Telnyx can't take one away. */
function isSameButSamples(before: CampaignBody, now: CampaignBody): boolean {
  const [old, next] = [splitBody(before), splitBody(now)];
  const isFewer = Object.keys(next.samples).length < Object.keys(old.samples).length;
  return !isFewer && isSameValue(old.fixed, next.fixed);
}

/** Campaigns at Telnyx. */
export function telnyxCampaigns({ db, clock, open, webhook }: TelnyxParts): CampaignCalls {
  const networks: Record<string, MessagingCarrier | undefined> = {};

  /** A campaign of our reference. */
  async function findCampaign(client: Telnyx, { brandId, referenceId }: CampaignBody) {
    for (let page = 1; page <= mostPages; page += 1) {
      const { records, totalRecords } = await client.messaging10dlc.campaign.list({
        brandId,
        page,
        recordsPerPage: pageSize,
      });
      const answer = read(campaignListSchema, { records, totalRecords });
      const found = answer.records.find((one) => one.referenceId === referenceId);
      if (found !== undefined) return found.campaignId;
      if (page * pageSize >= answer.totalRecords) return null;
    }
    return null;
  }

  async function makeCampaign(client: Telnyx, body: CampaignBody): Promise<string> {
    const mayWrite = beginStep();
    const before = await findCampaign(client, body);
    if (before !== null) return before;
    mayWrite();
    try {
      const made = await client.messaging10dlc.campaignBuilder.submit(body, writing);
      return read(campaignSchema, made).campaignId;
    } catch (error) {
      const refused = whyRefused(error);
      if (refused === null) throw error;
      // A reference is taken once: it may be refused because it is there already.
      const made = await findCampaign(client, body);
      if (made !== null) return made;
      throw new RegistryRefusal(refused.reason);
    }
  }

  /** Has a campaign looked at again as it is but for its samples; answers whether that can be. */
  async function appeal(
    client: Telnyx,
    { registryId, before }: { registryId: string; before: CampaignBody | null },
    body: CampaignBody,
  ): Promise<boolean> {
    const { campaign } = client.messaging10dlc;
    if (before === null || !isSameButSamples(before, body)) return false;
    const answer = await orNull(campaign.retrieve(registryId));
    if (answer === null) return false;
    const known = read(campaignSchema, answer);
    const canAppeal = isAppealable(known);
    const state = campaignState(known);
    if (!canAppeal && (state === 'rejected' || state === 'suspended')) return false;
    const [old, next] = [splitBody(before).samples, splitBody(body).samples];
    const isChanged = !isSameValue(old, next);
    if (isChanged) await orRefusal(campaign.update(registryId, next, writing));
    if (!canAppeal) return true;
    await orRefusal(
      campaign.submitAppeal(registryId, { appeal_reason: appealReason(isChanged) }, writing),
    );
    return true;
  }

  async function end(client: Telnyx, registryId: string): Promise<void> {
    const { campaign } = client.messaging10dlc;
    try {
      await campaign.deactivate(registryId, writing);
    } catch (error) {
      if (whyRefused(error) === null) throw error;
      const left = await orNull(campaign.retrieve(registryId));
      const isOver = left === null || campaignState(read(campaignSchema, left)) === 'suspended';
      if (!isOver) throw error;
    }
  }

  /** Ends the campaign that another has replaced. */
  async function endReplaced(campaign: SentCampaign): Promise<void> {
    const { replaced } = await openRecord(db, campaign);
    if (replaced === null) return;
    await end(await open(), replaced);
    await note(db, campaign.id, { replaced: null });
  }

  /** Names of networks are read once for each that is new. */
  async function nameNetworks(client: Telnyx, registryId: string, ids: readonly string[]) {
    if (ids.every((network) => network in networks)) return;
    const answer = await client.messaging10dlc.campaign.getMnoMetadata(registryId);
    const named = carriersOf(read(networksSchema, answer));
    for (const network of ids) networks[network] = named[network];
  }

  return {
    async ready({ campaign }) {
      const client = await open();
      const { messaging10dlc } = client;
      if (campaign === undefined) {
        await messaging10dlc.brand.list({ recordsPerPage: 1 });
        return;
      }
      const { brandRegistryId: brandId, useCase } = campaign;
      await refuseUnknownBrand(brandId);
      const { brand } = messaging10dlc.campaignBuilder;
      const answer = await orRefusal(brand.qualifyByUsecase(useCaseOf[useCase], { brandId }));
      const { mnoMetadata = {} } = read(qualificationSchema, answer);
      const said = Object.values(mnoMetadata).flatMap((one) => {
        const known = v.safeParse(qualifiedSchema, one);
        return known.success ? [known.output.qualify] : [];
      });
      if (said.length > 0 && !said.includes(true)) {
        throw new RegistryRefusal(t(texts.noCarrier));
      }
    },
    async sendCampaign(campaign) {
      const { id, submissionId, brandRegistryId } = campaign;
      const row = await openRecord(db, campaign);
      const done = takenOf(row, submissionId);
      if (done !== null) {
        await endReplaced(campaign);
        return done;
      }
      await refuseUnknownBrand(brandRegistryId);
      const client = await open();
      const body = campaignBody(campaign, webhook);
      const { registry_id: known, sent } = row;
      const before = sent?.body ?? null;
      const isKept = known !== null && (await appeal(client, { registryId: known, before }, body));
      const registryId = isKept ? known : await makeCampaign(client, body);
      const at = clock.now();
      const kept = await keepSent(db, id, { registryId, submissionId, at, body });
      await endReplaced(campaign);
      return taken(registryId, kept);
    },
    async askCampaign(registryId) {
      const row = await beginAsk(db, registryId);
      if (row === undefined) return null;
      const client = await open();
      const { campaign } = client.messaging10dlc;
      const answer = await orNull(campaign.retrieve(registryId));
      if (answer === null) return null;
      const found = read(campaignSchema, answer);
      // Before the carriers have it there is nothing of them.
      const states = read(
        operationStatusSchema,
        (await orNull(campaign.getOperationStatus(registryId))) ?? {},
      );
      await nameNetworks(client, registryId, Object.keys(states));
      const before = row.said !== null && 'carriers' in row.said ? row.said.carriers : [];
      const now = clock.now();
      const word = await numbered(db, row, campaignSays(found, { states, networks, before }, now));
      return { ...word, askAt: askCampaignAgain(word, now) };
    },
    endCampaign: async (registryId) => end(await open(), registryId),
  };

  async function refuseUnknownBrand(brandId: string): Promise<void> {
    const known = await knownIds(db, [brandId]);
    if (!known.has(brandId)) {
      throw new RegistryRefusal(t(texts.brandFirst));
    }
  }
}
