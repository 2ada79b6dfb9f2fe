import { paths } from '@jackfield/contract';
import { sendMail } from '../../mail/send.ts';
import type { Tx } from '../../platform/database.ts';
import { callerName } from './messages.ts';

interface Left {
  readonly tenantId: string;
  /** Of the message. */
  readonly id: string;
  readonly at: Date;
  readonly publicUrl: string;
}

/**
 * Mails a message that has just come to those who may hear it and want that (MSG-04): the person of
 * the box, or who is in the team now. Not to who sent it on, and to nobody who cannot sign in.
 */
export async function mailHearers(tx: Tx, { tenantId, id, at, publicUrl }: Left): Promise<void> {
  const readers = await tx
    .selectFrom('voicemail')
    .innerJoin('voicemail_mail as wish', (join) =>
      join
        .onRef('wish.tenant_id', '=', 'voicemail.tenant_id')
        .onRef('wish.box_id', '=', 'voicemail.box_id'),
    )
    .innerJoin('teammate as reader', 'reader.id', 'wish.teammate_id')
    .leftJoin('team', 'team.id', 'voicemail.box_id')
    .leftJoin('team_member as member', (join) =>
      join
        .onRef('member.team_id', '=', 'voicemail.box_id')
        .onRef('member.teammate_id', '=', 'reader.id'),
    )
    .leftJoin('teammate as sender', 'sender.id', 'voicemail.forwarded_by')
    .select(['voicemail.box_id', 'voicemail.from_number', 'voicemail.left_at', 'voicemail.seconds'])
    .select(['voicemail.note', 'voicemail.forwarded_by', 'wish.how', 'team.name as team_name'])
    .select(['reader.id', 'reader.full_name', 'reader.email', 'reader.time_zone'])
    .select('sender.full_name as sender_name')
    .select(callerName.as('from_name'))
    .where('voicemail.tenant_id', '=', tenantId)
    .where('voicemail.id', '=', id)
    .where('reader.status', '=', 'active')
    .where(({ eb, or }) =>
      or([
        eb('reader.id', '=', eb.ref('voicemail.box_id')),
        eb('member.teammate_id', 'is not', null),
      ]),
    )
    .orderBy('reader.id')
    .execute();
  for (const reader of readers) {
    if (reader.id === reader.forwarded_by) continue;
    const hasSound = reader.how === 'sound';
    await sendMail(tx, at, {
      tenantId,
      to: reader.email,
      voicemailId: hasSound ? id : undefined,
      mail: {
        kind: 'voicemailLeft',
        name: reader.full_name,
        url: new URL(`${paths.yourSettings.messages(reader.box_id)}&message=${id}`, publicUrl).href,
        from: reader.from_number,
        fromName: reader.from_name,
        teamName: reader.team_name ?? '',
        seconds: reader.seconds,
        leftAt: reader.left_at.toISOString(),
        timeZone: reader.time_zone,
        forwardedBy: reader.sender_name ?? '',
        note: reader.note,
        hasSound,
      },
    });
  }
}
