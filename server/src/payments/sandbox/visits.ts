import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
}

/** Somebody of an account who is on a page of the sandbox. */
export interface SandboxVisit {
  readonly id: string;
  readonly kind: 'card' | 'portal';
  readonly tenantId: string;
  readonly personId: string;
  readonly returnTo: string;
}

/** The visit of an address; null for one that is over or never was. */
export async function findVisit({ db, clock }: Parts, id: string): Promise<SandboxVisit | null> {
  const row = await db.system((tx) =>
    tx
      .selectFrom('sandbox_visit')
      .selectAll()
      .where('id', '=', id)
      .where('expires_at', '>', clock.now())
      .executeTakeFirst(),
  );
  if (row === undefined) return null;
  return {
    id,
    kind: row.kind,
    tenantId: row.tenant_id,
    personId: row.person_id,
    returnTo: row.return_to,
  };
}
