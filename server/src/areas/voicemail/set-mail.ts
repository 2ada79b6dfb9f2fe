import type { CallReceived } from '@jackfield/contract';
import type { setVoicemailMail, VoicemailMail } from '@jackfield/contract/api/voicemail';
import type { RequestContext } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import { presentPerson } from '../../platform/rows.ts';
import { write } from '../../platform/write.ts';
import { hearerOf } from './hearer.ts';
import { boxesOf } from './messages.ts';

/** Says what the person gets by mail of new messages in a box; 404 for a box of others. */
export async function setMail(
  context: RequestContext,
  { boxId: wanted, mail }: CallReceived<typeof setVoicemailMail>['body'],
): Promise<void> {
  const hearer = hearerOf(context);
  const { tenantId, teammateId } = hearer;
  const boxId = wanted.toLowerCase();
  await write(context, {
    entity: 'voicemailMail',
    id: teammateId,
    action: 'voicemailMessage.setMail',
    async change(tx) {
      const { status, role } = await presentPerson(tx, tenantId, teammateId, 'update');
      const { boxes } = await boxesOf(tx, hearer, context.clock.now());
      const box = boxes.find(({ id }) => id === boxId);
      if (box === undefined) throw notFound();
      if (box.mail === mail) return null;
      await tx
        .deleteFrom('voicemail_mail')
        .where('tenant_id', '=', tenantId)
        .where('teammate_id', '=', teammateId)
        .where('box_id', '=', boxId)
        .execute();
      if (mail !== 'off') {
        await tx
          .insertInto('voicemail_mail')
          .values({ tenant_id: tenantId, teammate_id: teammateId, box_id: boxId, how: mail })
          .execute();
      }
      const members = (value: VoicemailMail) => ({ mail: value });
      const [before, after] = [members(box.mail), members(mail)];
      const method = 'UpdateEntityAsync';
      const events = [{ method, eventType: 'teammate', id: teammateId, status, role } as const];
      return { before, after, name: box.name, events, result: 1 };
    },
  });
}
