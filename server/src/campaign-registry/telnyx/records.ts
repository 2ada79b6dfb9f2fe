import { isSameValue } from '@jackfield/domain/same-value';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { NullableJson } from '../../platform/columns.ts';
import type { Database, Tx } from '../../platform/database.ts';
import type { BrandWord, CampaignWord } from '../registry.ts';
import type { CampaignBody } from './shapes.ts';

/** What was sent last, once Telnyx has it. */
export interface SentMark {
  readonly submissionId: string;
  readonly at: string;
  /** Number of the word that it was. */
  readonly heard: number;
  /** What Telnyx said of a brand before: said again soon after, it is no verdict yet. */
  readonly stood: string | null;
  /** A campaign as it was sent. */
  readonly body: CampaignBody | null;
}

/** A vetting that was ordered, or is being ordered. */
export interface OrderedVetting {
  /** Id of the vetting in the portal. */
  readonly id: string;
  readonly at: string;
  readonly evpId: string;
  readonly vettingClass: string;
}

/** What Telnyx said last, of a brand or of a campaign. */
export type Said =
  | Pick<BrandWord, 'status' | 'faults'>
  | Pick<CampaignWord, 'status' | 'carriers' | 'rejections'>;

interface TelnyxRegistryTable {
  reference: string;
  tenant_id: string;
  registry_id: ColumnType<string | null, string | null | undefined, string | null>;
  sent: NullableJson<SentMark>;
  trying: ColumnType<string | null, string | null | undefined, string | null>;
  replaced: ColumnType<string | null, string | null | undefined, string | null>;
  vettings: ColumnType<OrderedVetting[], string | undefined, string>;
  asks: Generated<number>;
  heard: Generated<number>;
  said: NullableJson<Said>;
  said_ask: Generated<number>;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    telnyx_registry: TelnyxRegistryTable;
  }
}

/** What is kept of a brand or a campaign at Telnyx. */
export type TelnyxRecord = Selectable<TelnyxRegistryTable>;

interface Kept {
  readonly tenantId: string;
  /** Id of the brand or the campaign in the portal. */
  readonly id: string;
}

/** The record of a brand or a campaign, new where there is none. */
export function openRecord(db: Database, { tenantId, id }: Kept): Promise<TelnyxRecord> {
  return db.system(async (tx) => {
    await tx
      .insertInto('telnyx_registry')
      .values({ reference: id, tenant_id: tenantId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return locked(tx, id);
  });
}

const locked = (tx: Tx, reference: string): Promise<TelnyxRecord> =>
  tx
    .selectFrom('telnyx_registry')
    .selectAll()
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** Telnyx's id of a brand or a campaign of the portal; null where it has none. */
export async function registryIdOf(db: Database, reference: string): Promise<string | null> {
  const found = await db.system((tx) =>
    tx
      .selectFrom('telnyx_registry')
      .select('registry_id')
      .where('reference', '=', reference)
      .executeTakeFirst(),
  );
  return found?.registry_id ?? null;
}

/** Whether an account has anything at Telnyx. */
export async function hasRecords(db: Database, tenantId: string): Promise<boolean> {
  const found = await db.system((tx) =>
    tx
      .selectFrom('telnyx_registry')
      .select('reference')
      .where('tenant_id', '=', tenantId)
      .limit(1)
      .executeTakeFirst(),
  );
  return found !== undefined;
}

/** Which of these ids of Telnyx are kept with a record. */
export async function knownIds(db: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.system((tx) =>
    tx
      .selectFrom('telnyx_registry')
      .select('registry_id')
      .where('registry_id', 'in', ids)
      .execute(),
  );
  return new Set(rows.flatMap(({ registry_id: known }) => known ?? []));
}

interface Change {
  readonly trying?: string;
  readonly replaced?: null;
  readonly vettings?: string;
}

/** Notes something before the call that it is about, or after the last of several. */
export async function note(db: Database, reference: string, change: Change): Promise<void> {
  await db.system((tx) =>
    tx.updateTable('telnyx_registry').set(change).where('reference', '=', reference).execute(),
  );
}

interface Done {
  readonly registryId: string;
  readonly submissionId: string;
  readonly at: Date;
  readonly stood?: string | null;
  readonly body?: CampaignBody;
}

/** Keeps that Telnyx has what was sent, and by which id; what it said before counts no longer. */
export function keepSent(db: Database, reference: string, done: Done): Promise<SentMark> {
  const { registryId, submissionId, at, stood = null, body = null } = done;
  return db.system(async (tx) => {
    const row = await locked(tx, reference);
    const heard = row.heard + 1;
    const sent: SentMark = { submissionId, at: at.toISOString(), heard, stood, body };
    const isOther = row.registry_id !== null && row.registry_id !== registryId;
    await tx
      .updateTable('telnyx_registry')
      .set({
        registry_id: registryId,
        sent: JSON.stringify(sent),
        heard,
        said: null,
        // A question that was put before is answered by what counts no longer.
        said_ask: row.asks,
        ...(isOther && { replaced: row.registry_id }),
      })
      .where('reference', '=', reference)
      .execute();
    return sent;
  });
}

/** Begins a question; undefined for an id that nothing is kept with. */
export function beginAsk(db: Database, registryId: string): Promise<TelnyxRecord | undefined> {
  return db.system((tx) =>
    tx
      .updateTable('telnyx_registry')
      .set((row) => ({ asks: row('asks', '+', 1) }))
      .where('registry_id', '=', registryId)
      .returningAll()
      .executeTakeFirst(),
  );
}

/**
 * Numbers what Telnyx answered to a question: the same as before has the same number, something else
 * the next one. An answer to an older question than the one that was heard last is dropped for it.
 */
export function numbered<Word extends Said>(
  db: Database,
  { reference, asks }: TelnyxRecord,
  said: Word,
): Promise<Word & { readonly heard: number }> {
  return db.system(async (tx) => {
    const row = await locked(tx, reference);
    if (asks <= row.said_ask) {
      if (row.said !== null) return { ...(row.said as Word), heard: row.heard };
      throw new Error('Something was sent since Telnyx was asked.');
    }
    const isSame = isSameValue(row.said, said);
    const heard = isSame ? row.heard : row.heard + 1;
    await tx
      .updateTable('telnyx_registry')
      .set({ said: JSON.stringify(said), heard, said_ask: asks })
      .where('reference', '=', reference)
      .execute();
    return { ...said, heard };
  });
}
