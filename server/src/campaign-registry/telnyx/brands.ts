import { t } from '@jackfield/texts';
import type { Telnyx } from 'telnyx';
import { writing } from '../../telnyx/client.ts';
import { orNull, read } from '../../telnyx/read.ts';
import { beginStep } from '../../telnyx/step.ts';
import { type CampaignRegistry, RegistryRefusal, type SentBrand, type Taken } from '../registry.ts';
import { brandBody, einOf, evpOf, vettingClassOf } from './bodies.ts';
import {
  beginAsk,
  keepSent,
  knownIds,
  note,
  numbered,
  type OrderedVetting,
  openRecord,
  type SentMark,
  type TelnyxRecord,
} from './records.ts';
import { orRefusal, whyRefused } from './refusals.ts';
import {
  brandListSchema,
  brandSchema,
  feedbackSchema,
  vettingListSchema,
  type TelnyxVettings,
} from './shapes.ts';
import type { TelnyxParts } from './telnyx.ts';
import { texts } from './texts.ts';
import {
  askBrandAgain,
  brandSays,
  isOfOrder,
  isRefused,
  vettingSays,
  vettingsLike,
} from './words.ts';

/** Brands of one name that are looked through for one of ours. */
const mostAlike = 100;
const halfYear = 180 * 24 * 3_600_000;
/** "If a successful vetting exists within the last 180 days, or one is currently being processed." */
const alreadyVetted = '10012';

type BrandCalls = Pick<CampaignRegistry, 'sendBrand' | 'updateBrand' | 'askBrand' | 'orderVetting'>;

/** Brands at Telnyx, and their vettings. */
export function telnyxBrands({ db, clock, open, webhook }: TelnyxParts): BrandCalls {
  /** A brand that Telnyx has already; of accounts of the portal, each has its own. */
  async function findBrand(client: Telnyx, { fields }: SentBrand): Promise<string | null> {
    const { brandName, companyName, taxId, taxCountry } = fields;
    const { records } = await client.messaging10dlc.brand.list({
      displayName: brandName,
      recordsPerPage: mostAlike,
    });
    const alike = read(brandListSchema, { records }).records.filter(
      (one) => one.companyName === companyName,
    );
    const known = await knownIds(
      db,
      alike.map(({ brandId }) => brandId),
    );
    for (const { brandId } of alike.filter((one) => !known.has(one.brandId))) {
      const brand = read(brandSchema, await client.messaging10dlc.brand.retrieve(brandId));
      const ein = einOf(brand.ein ?? '', taxCountry);
      if (brand.country === taxCountry && ein === einOf(taxId, taxCountry)) return brandId;
    }
    return null;
  }

  async function makeBrand(client: Telnyx, brand: SentBrand): Promise<string> {
    const mayWrite = beginStep();
    const before = await findBrand(client, brand);
    if (before !== null) return before;
    mayWrite();
    try {
      const body = brandBody(brand.fields, webhook);
      return read(brandSchema, await client.messaging10dlc.brand.create(body, writing)).brandId;
    } catch (error) {
      const refused = whyRefused(error);
      if (refused === null) throw error;
      // It may be refused because it is there already.
      const made = await findBrand(client, brand);
      if (made !== null) return made;
      throw new RegistryRefusal(refused.reason);
    }
  }

  /** Has a brand looked at again; answers what was said of it before. */
  async function lookAgain(
    client: Telnyx,
    { trying, registryId }: { trying: string | null; registryId: string },
    { id, submissionId, fields }: SentBrand,
  ): Promise<string | null> {
    const { brand } = client.messaging10dlc;
    const before = read(brandSchema, await brand.retrieve(registryId));
    await orRefusal(brand.update(registryId, brandBody(fields, webhook), writing));
    // One that was never registered is registered by its change.
    if (before.status === 'REGISTRATION_FAILED') return null;
    await note(db, id, { trying: submissionId });
    try {
      await brand.revet(registryId, writing);
    } catch (error) {
      const refused = whyRefused(error);
      if (refused === null) throw error;
      // The second time in three months is refused: the first try was taken, its answer lost.
      if (trying !== submissionId) throw new RegistryRefusal(refused.reason);
    }
    return before.identityStatus ?? null;
  }

  async function vettingsOf(client: Telnyx, registryId: string): Promise<TelnyxVettings> {
    const answer = await client.messaging10dlc.brand.externalVetting.list(registryId);
    return read(vettingListSchema, answer);
  }

  return {
    async sendBrand(brand) {
      const row = await openRecord(db, brand);
      const done = takenOf(row, brand.submissionId);
      if (done !== null) return done;
      const client = await open();
      const { submissionId } = brand;
      if (row.registry_id === null) {
        const registryId = await makeBrand(client, brand);
        return taken(
          registryId,
          await keepSent(db, brand.id, { registryId, submissionId, at: clock.now() }),
        );
      }
      const registryId = row.registry_id;
      const stood = await lookAgain(client, { trying: row.trying, registryId }, brand);
      const at = clock.now();
      return taken(
        registryId,
        await keepSent(db, brand.id, { registryId, submissionId, at, stood }),
      );
    },
    async updateBrand({ registryId, fields }) {
      const client = await open();
      await client.messaging10dlc.brand.update(registryId, brandBody(fields, webhook), writing);
    },
    async askBrand(registryId) {
      const row = await beginAsk(db, registryId);
      if (row === undefined) return null;
      const client = await open();
      const { brand } = client.messaging10dlc;
      const answer = await orNull(brand.retrieve(registryId));
      if (answer === null) return null;
      const found = read(brandSchema, answer);
      const feedback = isRefused(found)
        ? read(feedbackSchema, await brand.getFeedback(registryId)).category
        : [];
      const all = row.vettings.length > 0 ? await vettingsOf(client, registryId) : [];
      const now = clock.now();
      const vettings = row.vettings.map((one) => vettingSays(one, all, now));
      const word = await numbered(db, row, brandSays(found, feedback, { sent: row.sent, now }));
      return { ...word, vettings, askAt: askBrandAgain(word, vettings, now) };
    },
    async orderVetting({ id, registryId, provider, vettingClass, brand }) {
      const evpId = evpOf[provider];
      if (evpId === null) throw new RegistryRefusal(t(texts.notOffered));
      const row = await openRecord(db, brand);
      const now = clock.now();
      const wanted: OrderedVetting = {
        id,
        at: now.toISOString(),
        evpId,
        vettingClass: vettingClassOf[vettingClass],
      };
      const client = await open();
      const mayWrite = beginStep();
      const like = vettingsLike(await vettingsOf(client, registryId), wanted);
      const before = row.vettings.find((one) => one.id === id);
      if (before === undefined) {
        const recent = like.some(
          ({ createDate }) => createDate && now.getTime() - Date.parse(createDate) < halfYear,
        );
        if (recent) throw new RegistryRefusal(t(texts.vettedLately));
        await note(db, brand.id, { vettings: JSON.stringify([...row.vettings, wanted]) });
      } else if (like.some((one) => isOfOrder(one, before))) {
        return;
      }
      mayWrite();
      const order = { evpId, vettingClass: wanted.vettingClass };
      try {
        await client.messaging10dlc.brand.externalVetting.order(registryId, order, writing);
      } catch (error) {
        const refused = whyRefused(error);
        if (refused === null) throw error;
        // The first try was taken, its answer lost.
        if (before !== undefined && refused.codes.includes(alreadyVetted)) return;
        throw new RegistryRefusal(refused.reason);
      }
    },
  };
}

/** What sending answers. */
export const taken = (registryId: string, { heard }: SentMark): Taken => ({ registryId, heard });

/** What sending answered already; null where the submission is not done. */
export function takenOf(
  { registry_id: registryId, sent }: TelnyxRecord,
  submissionId: string,
): Taken | null {
  if (registryId === null || sent?.submissionId !== submissionId) return null;
  return taken(registryId, sent);
}
