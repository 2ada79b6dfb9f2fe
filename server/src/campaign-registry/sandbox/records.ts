import type { BrandFields } from '@jackfield/contract/api/brand';
import type { VettingClass } from '@jackfield/contract/api/compliance';
import type { ColumnType } from 'kysely';
import type { Database, Tx } from '../../platform/database.ts';
import type { RegistryCampaignFields } from '../registry.ts';

/** A submission that the sandbox was sent. */
export interface KeptSubmission<Fields = BrandFields | RegistryCampaignFields> {
  readonly reference: string;
  readonly at: string;
  readonly fields: Fields;
  /** Stands for what was sent before the sandbox kept anything. */
  readonly isFromBefore?: true;
}

export interface KeptVetting {
  readonly reference: string;
  readonly at: string;
  readonly vettingClass: VettingClass;
}

type JsonText<T> = ColumnType<T, string | undefined, string>;

interface SandboxRegistryTable {
  registry_id: string;
  tenant_id: string;
  reference: string;
  submissions: JsonText<KeptSubmission[]>;
  vettings: JsonText<KeptVetting[]>;
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    sandbox_registry: SandboxRegistryTable;
  }
}

export interface Kept {
  readonly registryId: string;
  readonly tenantId: string;
  /** Id of the brand or the campaign in the portal. */
  readonly reference: string;
}

function held(tx: Tx, registryId: string) {
  return tx
    .selectFrom('sandbox_registry')
    .selectAll()
    .where('registry_id', '=', registryId)
    .forUpdate()
    .executeTakeFirst();
}

/** What the sandbox keeps of a record; undefined where it was sent nothing. */
export const keptRecord = (db: Database, registryId: string) =>
  db.system((tx) => held(tx, registryId));

export type KeptRecord = NonNullable<Awaited<ReturnType<typeof keptRecord>>>;

async function orMade(tx: Tx, { registryId, tenantId, reference }: Kept): Promise<KeptRecord> {
  await tx
    .insertInto('sandbox_registry')
    .values({ registry_id: registryId, tenant_id: tenantId, reference })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const record = await held(tx, registryId);
  if (record === undefined) throw new Error('The record has another id at the registry.');
  return record;
}

/** Keeps a submission unless it is there; answers how many there were before it. */
export function keepSubmission(
  db: Database,
  kept: Kept,
  submission: KeptSubmission,
): Promise<number> {
  return db.system(async (tx) => {
    const { submissions } = await orMade(tx, kept);
    const at = submissions.findIndex(({ reference }) => reference === submission.reference);
    if (at >= 0) return at;
    await tx
      .updateTable('sandbox_registry')
      .set({ submissions: JSON.stringify([...submissions, submission]) })
      .where('registry_id', '=', kept.registryId)
      .execute();
    return submissions.length;
  });
}

/** Keeps the order of a vetting unless it is there; a brand from before has its submission too. */
export function keepVetting(
  db: Database,
  kept: Kept,
  { vetting, submission }: { vetting: KeptVetting; submission: KeptSubmission },
): Promise<void> {
  return db.system(async (tx) => {
    const { submissions, vettings } = await orMade(tx, kept);
    if (vettings.some(({ reference }) => reference === vetting.reference)) return;
    await tx
      .updateTable('sandbox_registry')
      .set({
        submissions: JSON.stringify(submissions.length === 0 ? [submission] : submissions),
        vettings: JSON.stringify([...vettings, vetting]),
      })
      .where('registry_id', '=', kept.registryId)
      .execute();
  });
}

/** Notes that a campaign has ended. */
export async function endRecord(db: Database, registryId: string, at: Date): Promise<void> {
  await db.system((tx) =>
    tx
      .updateTable('sandbox_registry')
      .set({ ended_at: at })
      .where('registry_id', '=', registryId)
      .where('ended_at', 'is', null)
      .execute(),
  );
}
