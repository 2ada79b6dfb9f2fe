import { sql } from 'kysely';
import { sendMail } from '../../mail/send.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database.ts';
import type { WorkKind } from '../../platform/due-work.ts';
import { accountRow } from '../../platform/rows.ts';
import { type Matter, standingMatters } from './standing.ts';

interface MatterParts {
  readonly clock: Clock;
  readonly publicUrl: string;
}

/** Forgets who was told of what is mended, so that they hear of it should it come back. */
async function forgetMended(tx: Tx, tenantId: string, matters: readonly Matter[]): Promise<void> {
  const kinds = matters.map(({ kind }) => kind);
  const subjects = matters.map(({ subjectId }) => subjectId);
  await sql`
    delete from matter_told where tenant_id = ${tenantId} and (kind, subject_id) not in (
      select * from unnest(${kinds}::text[], ${subjects}::uuid[]))`.execute(tx);
}

/** Notes that a reader hears of a matter; false where they have been told. */
async function noteTold(tx: Tx, tenantId: string, matter: Matter): Promise<boolean> {
  const { kind, subjectId, email } = matter;
  const noted = await tx
    .insertInto('matter_told')
    .values({ tenant_id: tenantId, kind, subject_id: subjectId, reader: email })
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind')
    .executeTakeFirst();
  return noted !== undefined;
}

/** Mails what needs somebody, to each once; answers when something may begin by itself. */
async function look(tx: Tx, tenantId: string, { clock, publicUrl }: MatterParts) {
  const now = clock.now();
  const account = await accountRow(tx, tenantId);
  const { matters, begins } =
    account.status === 'cancel'
      ? { matters: [], begins: [] }
      : await standingMatters(tx, { account, now, publicUrl });
  await forgetMended(tx, tenantId, matters);
  for (const matter of matters) {
    if (!(await noteTold(tx, tenantId, matter))) continue;
    await sendMail(tx, now, { tenantId, to: matter.email, mail: matter.mail });
  }
  const times = begins.map((at) => at.getTime());
  return times.length === 0 ? null : new Date(Math.min(...times));
}

/**
 * Looks at what needs somebody of an account, and mails it (NOTE-01). The trigger
 * `want_look_at_matters` makes it due whenever such a thing begins or ends.
 */
export function createMattersWork(parts: MatterParts): WorkKind {
  return {
    kind: 'matters',
    advance:
      async ({ tenantId }) =>
      (tx) =>
        look(tx, tenantId, parts),
  };
}
