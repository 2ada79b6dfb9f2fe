import type { BrandStatus, CampaignStatus } from '@jackfield/contract/api/compliance';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { BrandWord, CampaignWord } from '../../../campaign-registry/registry.ts';
import { describeApi } from '../../../../test/each-database.ts';
import { putBrand, putCampaign } from '../../../../test/put-brand.ts';
import { applyBrandWord } from './apply-brand.ts';
import { applyCampaignWord } from './apply-campaign.ts';

const publicUrl = 'https://portal.example';
const askAt = new Date(0);
const numRuns = 40;

/** What the registry may say of a brand in each state (annex E5), written down a second time. */
const brandTable: Partial<Record<BrandStatus, readonly BrandStatus[]>> = {
  pending: ['verified', 'unverified'],
  verified: ['suspended'],
  unverified: ['suspended'],
};
/** The same of campaigns (annex E6). */
const campaignTable: Partial<Record<CampaignStatus, readonly CampaignWord['status'][]>> = {
  pendingReview: ['active', 'rejected'],
  active: ['suspended'],
};

/** Walks through a table by the choices given, and answers the states that it comes through. */
function walk<State extends string>(
  table: Partial<Record<State, readonly State[]>>,
  start: State,
  choices: readonly number[],
): State[] {
  const states: State[] = [];
  let state = start;
  for (const choice of choices) {
    const open = table[state] ?? [];
    const next = open[choice % Math.max(1, open.length)];
    if (next === undefined) break;
    states.push(next);
    state = next;
  }
  return states;
}

/** Words of two rounds, and how they arrive: some before the second submission, twice, out of order. */
const arrivals = fc.record({
  rounds: fc.tuple(
    fc.array(fc.nat(1), { minLength: 1, maxLength: 2 }),
    fc.array(fc.nat(1), { minLength: 1, maxLength: 2 }),
  ),
  order: fc.infiniteStream(fc.nat(1000)),
  /** How many words of the first round arrive before the second submission. */
  early: fc.nat(2),
});

/** Deals words out: each twice, in an order that is drawn. */
function dealt<Word>(words: readonly Word[], order: Iterator<number>): Word[] {
  return [...words, ...words]
    .map((word) => ({ word, at: Number(order.next().value) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ word }) => word);
}

describeApi('words of the registry', ({ server }) => {
  let tenantId: string;
  beforeAll(async () => {
    tenantId = await server().makeTenant();
    await server().makePerson(tenantId, { isTenantOwner: true });
  });
  const steps = (id: string) =>
    server().db.system(async (tx) => {
      const rows = await tx
        .selectFrom('compliance_story')
        .select('step')
        .where('record_id', '=', id)
        .orderBy('position')
        .execute();
      return rows.map(({ step }) => step);
    });
  const statusOf = (table: 'brand' | 'campaign', id: string) =>
    server().db.system(async (tx) => {
      const row = await tx
        .selectFrom(table)
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return row.status;
    });
  const hearing = (id: string) => ({ tenantId, id, at: server().clock.now(), publicUrl });
  const resent = (table: 'brand' | 'campaign', id: string, heard: number) =>
    server().db.system((tx) =>
      tx
        .updateTable(table)
        .set({ status: table === 'brand' ? 'pending' : 'pendingReview', heard } as never)
        .where('id', '=', id)
        .execute(),
    );

  it('annex E5 words about a brand come twice and in any order, to the same end', async () => {
    await fc.assert(
      fc.asyncProperty(arrivals, async ({ rounds, order, early }) => {
        const id = await putBrand(server(), tenantId, { status: 'pending' });
        const say = async (words: readonly BrandWord[]) => {
          for (const word of words) {
            await server().db.tenant(tenantId, (tx) => applyBrandWord(tx, hearing(id), word));
          }
        };
        const words = rounds.map((choices, round) =>
          walk(brandTable, 'pending', choices).map(
            (status, at): BrandWord => ({
              heard: round * 8 + at + 2,
              status,
              faults: status === 'unverified' ? [{ id: 'taxId', fields: ['taxId'] }] : [],
              vettings: [],
              askAt,
            }),
          ),
        );
        const [first = [], second = []] = words;
        const dealtFirst = dealt(first, order);
        await say(dealtFirst.slice(0, early));
        await resent('brand', id, 9);
        await say(dealt([...dealtFirst.slice(early), ...second], order));
        expect(await statusOf('brand', id)).toBe(second.at(-1)?.status);
        // Each word is told once at most.
        expect((await steps(id)).length).toBeLessThanOrEqual(first.length + second.length);
      }),
      { numRuns },
    );
  });

  it('annex E6 words about a campaign come twice and in any order, to the same end', async () => {
    const brandId = await putBrand(server(), tenantId);
    const ended = fc.boolean();
    await fc.assert(
      fc.asyncProperty(arrivals, ended, async ({ rounds, order, early }, isEnded) => {
        const id = await putCampaign(server(), { tenantId, brandId }, { status: 'pendingReview' });
        const say = async (words: readonly CampaignWord[]) => {
          for (const word of words) {
            await server().db.tenant(tenantId, (tx) => applyCampaignWord(tx, hearing(id), word));
          }
        };
        const words = rounds.map((choices, round) =>
          walk<CampaignStatus>(campaignTable, 'pendingReview', choices).map(
            (status, at): CampaignWord => ({
              heard: round * 8 + at + 2,
              status: status as CampaignWord['status'],
              carriers: [],
              rejections:
                status === 'rejected' ? [{ code: '1', description: 'No.', field: null }] : [],
              askAt,
            }),
          ),
        );
        const [first = [], second = []] = words;
        const dealtFirst = dealt(first, order);
        await say(dealtFirst.slice(0, early));
        await resent('campaign', id, 9);
        if (isEnded) {
          await server().db.system((tx) =>
            tx
              .updateTable('campaign')
              .set({ status: 'deactivated' })
              .where('id', '=', id)
              .execute(),
          );
        }
        await say(dealt([...dealtFirst.slice(early), ...second], order));
        const expected = isEnded ? 'deactivated' : second.at(-1)?.status;
        expect(await statusOf('campaign', id)).toBe(expected);
        expect((await steps(id)).length).toBeLessThanOrEqual(first.length + second.length);
      }),
      { numRuns },
    );
  });

  it('annex E5 a campaign that is approved after its brand was suspended does not text', async () => {
    const brandId = await putBrand(server(), tenantId, { status: 'suspended' });
    const id = await putCampaign(server(), { tenantId, brandId }, { status: 'pendingReview' });
    const word = { heard: 5, status: 'active', carriers: [], rejections: [], askAt } as const;
    await server().db.tenant(tenantId, (tx) => applyCampaignWord(tx, hearing(id), word));
    expect(await steps(id)).toEqual(['approved', 'suspended']);
    expect(await statusOf('campaign', id)).toBe('suspended');
  });

  it('annex E5 a verdict that is heard twice is told and mailed once', async () => {
    const id = await putBrand(server(), tenantId, { status: 'pending', company_name: 'Twice' });
    const word: BrandWord = { heard: 5, status: 'verified', faults: [], vettings: [], askAt };
    for (const _ of [1, 2]) {
      await server().db.tenant(tenantId, (tx) => applyBrandWord(tx, hearing(id), word));
    }
    expect(await steps(id)).toEqual(['verified']);
    const mails = await server().db.system((tx) =>
      tx
        .selectFrom('mail_outbox')
        .select('subject')
        .where('tenant_id', '=', tenantId)
        .where('subject', 'like', 'Twice:%')
        .execute(),
    );
    expect(mails).toHaveLength(1);
  });
});
