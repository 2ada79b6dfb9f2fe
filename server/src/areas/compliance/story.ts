import type { StoryStep } from '@jackfield/contract/api/submission';
import type { Tx } from '../../platform/database.ts';

/** A step in the story of a brand or a campaign; what is left out is not known or not so. */
export interface NewStep {
  readonly tenantId: string;
  /** The brand or the campaign. */
  readonly id: string;
  readonly step: StoryStep['step'];
  readonly at: Date;
  readonly by?: string;
  readonly note?: string | null;
  readonly paid?: {
    readonly amount: string;
    readonly brand: string;
    readonly last4: string;
  } | null;
}

/** Adds a step to the story of a brand or a campaign. */
export async function addStoryStep(tx: Tx, { tenantId, id, step, at, by, note, paid }: NewStep) {
  await tx
    .insertInto('compliance_story')
    .values({
      tenant_id: tenantId,
      record_id: id,
      step,
      at,
      by_name: by ?? null,
      note: note ?? null,
      amount: paid?.amount ?? null,
      card_brand: paid?.brand ?? null,
      card_last4: paid?.last4 ?? null,
    })
    .execute();
}

/** The story of a brand or a campaign, the oldest step first. */
export async function storyOf(tx: Tx, tenantId: string, id: string): Promise<StoryStep[]> {
  const rows = await tx
    .selectFrom('compliance_story')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('record_id', '=', id)
    .orderBy('at')
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    step: row.step,
    at: row.at.toISOString(),
    by: row.by_name,
    note: row.note,
    paid:
      row.amount === null
        ? null
        : {
            amount: Number(row.amount),
            card: { brand: row.card_brand ?? '', last4Digits: row.card_last4 ?? '' },
          },
  }));
}
