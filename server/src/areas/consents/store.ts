import { type Insertable, sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import type { ConsentTable, OptOutTable } from './tables.ts';

type Agreement = Omit<Insertable<ConsentTable>, 'id'>;
type Stop = Omit<Insertable<OptOutTable>, 'id' | 'stopped_at' | 'started_at'> & { at: Date };

/** Keeps agreements; where there is one already, the newer of the two. */
export async function keepAgreements(tx: Tx, agreements: readonly Agreement[]): Promise<void> {
  if (agreements.length === 0) return;
  await tx
    .insertInto('consent')
    .values(agreements.map((agreement) => ({ id: newId(), ...agreement })))
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'campaign_id', 'phone_number'])
        .doUpdateSet((row) => ({
          kind: row.ref('excluded.kind'),
          source: row.ref('excluded.source'),
          evidence: row.ref('excluded.evidence'),
          keyword: row.ref('excluded.keyword'),
          to_number: row.ref('excluded.to_number'),
          file_row: row.ref('excluded.file_row'),
          at: row.ref('excluded.at'),
          entered_by: row.ref('excluded.entered_by'),
        }))
        .whereRef('consent.at', '<', 'excluded.at'),
    )
    .execute();
}

/** Keeps an opt-out of the account; an older one changes nothing. */
export async function keepStop(tx: Tx, { at, ...stop }: Stop): Promise<void> {
  await tx
    .insertInto('opt_out')
    .values({ id: newId(), ...stop, stopped_at: at, started_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'phone_number'])
        .doUpdateSet((row) => ({
          stopped_at: row.ref('excluded.stopped_at'),
          campaign_id: row.ref('excluded.campaign_id'),
          kind: row.ref('excluded.kind'),
          source: row.ref('excluded.source'),
          evidence: row.ref('excluded.evidence'),
          keyword: row.ref('excluded.keyword'),
          to_number: row.ref('excluded.to_number'),
          entered_by: row.ref('excluded.entered_by'),
        }))
        .where(
          sql<boolean>`opt_out.stopped_at is null or opt_out.stopped_at < excluded.stopped_at`,
        ),
    )
    .execute();
}

/** Keeps when a person wanted texts again; it lifts opt-outs from before. */
export async function keepStart(
  tx: Tx,
  { tenantId, phoneNumber, at }: { tenantId: string; phoneNumber: string; at: Date },
): Promise<void> {
  const none = { source: '', evidence: '', keyword: null, to_number: null, entered_by: null };
  await tx
    .insertInto('opt_out')
    .values({
      id: newId(),
      tenant_id: tenantId,
      phone_number: phoneNumber,
      stopped_at: null,
      started_at: at,
      campaign_id: null,
      kind: 'keyword',
      ...none,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'phone_number'])
        .doUpdateSet((row) => ({ started_at: row.ref('excluded.started_at') }))
        .where(
          sql<boolean>`opt_out.started_at is null or opt_out.started_at < excluded.started_at`,
        ),
    )
    .execute();
}

/** Which of these people have opted out of the account. */
export async function optedOutAmong(
  tx: Tx,
  tenantId: string,
  numbers: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('opt_out')
    .select('phone_number')
    .where('tenant_id', '=', tenantId)
    .where('is_in_force', '=', true)
    .where(sql<boolean>`phone_number = any(${numbers}::text[])`)
    .execute();
  return new Set(rows.map((row) => row.phone_number));
}
