import type { CallReceived } from '@jackfield/contract';
import type { forwardVoicemailMessage } from '@jackfield/contract/api/voicemail';
import { t } from '@jackfield/texts';
import { buffer } from 'node:stream/consumers';
import { isImpersonated, type RequestContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { notFound, refusedField } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { findRow, presentPeople } from '../../platform/rows.ts';
import { shownOrigin } from '../../platform/shown-portal.ts';
import type { FileStorage } from '../../platform/storage.ts';
import { recordActing } from './hear.ts';
import { hearerOf, isKept, mayHear } from './hearer.ts';
import { mailHearers } from './mail-hearers.ts';
import { tellHearers } from './tell.ts';
import { texts } from './texts.ts';
import { transcribeLater } from './transcribe.ts';

type Wanted = CallReceived<typeof forwardVoicemailMessage>['body'];
type Recipient = Wanted['to'][number];

async function checkThere(tx: Tx, tenantId: string, to: readonly Recipient[]): Promise<void> {
  const idsOf = (kind: Recipient['kind']) =>
    to.filter((one) => one.kind === kind).map(({ id }) => id);
  const people = await presentPeople(tx, tenantId, idsOf('teammate'), 'share');
  let found = people.length;
  for (const id of idsOf('team')) {
    if (await findRow(tx, 'team', { tenantId, id }, 'share')) found += 1;
  }
  if (found < to.length) throw refusedField('to', t(texts.recipientGone));
}

async function readKept(tx: Tx, context: RequestContext, id: string) {
  const row = await tx
    .selectFrom('voicemail')
    .selectAll()
    .where('id', '=', id)
    .where(mayHear(hearerOf(context)))
    .where(isKept)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/**
 * Puts a message into the boxes of others too. Each has it for themselves, sound and all, so that who
 * deletes it takes it from nobody else.
 */
export async function forwardMessage(
  context: RequestContext,
  { storage, publicUrl }: { readonly storage: FileStorage; readonly publicUrl: string },
  { id, to: wanted, note }: Wanted & { readonly id: string },
): Promise<void> {
  const actor = hearerOf(context);
  const { tenantId, teammateId } = actor;
  const small = wanted.map((one) => ({ ...one, id: one.id.toLowerCase() }));
  const to = [...new Map(small.map((one) => [one.id, one])).values()];
  await context.read(async (tx) => {
    await readKept(tx, context, id);
    await checkThere(tx, tenantId, to);
  });
  const file = await storage.read(tenantId, id);
  if (file === null) throw notFound();
  const bytes = await buffer(file.stream);
  const copies = to.map((recipient) => ({ recipient, copy: newId() }));
  // As when a message is taken in: bytes come first.
  for (const { copy } of copies) await storage.put(tenantId, copy, bytes, 'audio/wav');
  const work = async (tx: Tx): Promise<void> => {
    const said = await readKept(tx, context, id);
    await checkThere(tx, tenantId, to);
    const at = context.clock.now();
    for (const { recipient, copy } of copies) {
      await tx
        .insertInto('voicemail')
        .values({
          id: copy,
          tenant_id: tenantId,
          call_id: said.call_id,
          box_kind: recipient.kind,
          box_id: recipient.id,
          from_number: said.from_number,
          left_at: said.left_at,
          seconds: said.seconds,
          bytes: said.bytes,
          peaks: JSON.stringify(said.peaks),
          forwarded_by: teammateId,
          forwarded_at: at,
          note,
          transcript: said.transcript,
          said: said.said,
          said_words: JSON.stringify(said.said_words),
        })
        .execute();
      if (said.transcript === 'waiting') await transcribeLater(tx, { tenantId, id: copy }, at);
      const told = { method: 'CreateEntityAsync', id: copy, box: recipient, at } as const;
      await tellHearers(tx, tenantId, told);
      await mailHearers(tx, { tenantId, id: copy, at, publicUrl: shownOrigin(publicUrl) });
    }
    if (!isImpersonated(actor)) return;
    await recordActing(tx, context, {
      entity: 'teammate',
      box_id: teammateId,
      name: actor.name,
      action: 'voicemailMessage.forward',
    });
  };
  await context.db.tenant(tenantId, work, teammateId);
}
