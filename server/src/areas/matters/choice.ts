import type { MailChoice } from '@jackfield/contract/api/mail-choice';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { presentPerson } from '../../platform/rows.ts';
import { write } from '../../platform/write.ts';

interface Reader {
  readonly tenantId: string;
  readonly teammateId: string;
}

/** Which mails somebody does without. */
export async function readMailChoice(
  tx: Tx,
  { tenantId, teammateId }: Reader,
): Promise<MailChoice> {
  const row = await tx
    .selectFrom('mail_choice')
    .select('off')
    .where('tenant_id', '=', tenantId)
    .where('teammate_id', '=', teammateId)
    .executeTakeFirst();
  return { off: row?.off ?? [] };
}

/** Has the signed-in person do without some mails, from now on. */
export async function setMailChoice(
  context: RequestContext,
  { off: wanted }: MailChoice,
): Promise<MailChoice> {
  const { tenantId, teammateId, name } = signedIn(context);
  const after = { off: [...new Set(wanted)].toSorted() };
  await write(context, {
    entity: 'mailChoice',
    id: teammateId,
    action: 'mailChoice.set',
    async change(tx) {
      // Of parallel choices one comes after the other.
      const { status, role } = await presentPerson(tx, tenantId, teammateId, 'update');
      const before = await readMailChoice(tx, { tenantId, teammateId });
      await tx
        .insertInto('mail_choice')
        .values({ tenant_id: tenantId, teammate_id: teammateId, ...after })
        .onConflict((conflict) => conflict.column('teammate_id').doUpdateSet(after))
        .execute();
      const method = 'UpdateEntityAsync';
      const events = [{ method, eventType: 'teammate', id: teammateId, status, role } as const];
      return { before: { ...before }, after: { ...after }, name, events, result: after };
    },
  });
  return after;
}
