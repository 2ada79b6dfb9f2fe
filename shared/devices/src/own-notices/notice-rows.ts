import { type AccountCountry, paths, type Role } from '@jackfield/contract';
import type { MailOption } from '@jackfield/contract/api/mail-choice';
import type { Message } from '@jackfield/runtime';
import { noticeMessages as messages } from './messages.ts';

/** A kind of mail: one that may be turned off, or one that says why it cannot be. */
export interface NoticeRow {
  readonly id: string;
  readonly title: Message;
  readonly note: Message;
  readonly option?: MailOption;
  /** Where it is set instead. */
  readonly link?: { readonly label: Message; readonly to: string };
}

export interface NoticeGroup {
  readonly title: Message;
  readonly rows: readonly NoticeRow[];
}

type Text = Exclude<keyof typeof messages, `${string}Note`>;

const always = (id: Text & keyof typeof messages, note: Message): NoticeRow => ({
  id,
  title: messages[id],
  note,
});
const choice = (option: MailOption): NoticeRow => ({
  id: option,
  option,
  title: messages[option],
  note: messages[`${option}Note`],
});

/** What can reach a person by mail, in groups; nothing that only others get. */
export function noticeGroups(role: Role, country: AccountCountry): readonly NoticeGroup[] {
  const security = always('security', messages.securityNote);
  const teamMessage = choice('teamMessage');
  if (role !== 'admin') {
    return [
      { title: messages.calls, rows: [teamMessage] },
      { title: messages.account, rows: [security] },
    ];
  }
  const guard = {
    ...always('guard', messages.elsewhere),
    link: { label: messages.openGuard, to: paths.admin.billing.spendGuard() },
  };
  return [
    {
      title: messages.calls,
      rows: [teamMessage, always('emergency', messages.emergencyNote)],
    },
    {
      title: messages.money,
      rows: [
        always('paymentFailed', messages.paymentFailedNote),
        choice('cardExpires'),
        choice('lowCredit'),
        guard,
      ],
    },
    ...(country === 'USA' ? [{ title: messages.texting, rows: [choice('registry')] }] : []),
    { title: messages.account, rows: [choice('plannedChange'), choice('keyEnds'), security] },
  ];
}
