import { may, mayAt } from '@jackfield/kit/may';
import { paths } from '@jackfield/contract';
import type { UsageRecord } from '@jackfield/contract/api/usage';
import { formatPhone } from '@jackfield/domain';
import {
  Ban,
  Copy,
  Eye,
  Hash,
  MessageSquareText,
  PhoneCall,
  UserRound,
} from '@jackfield/kit/ui/icons';
import type { MenuAction } from '@jackfield/kit/ui/menu';
import { common, navigateTo, notify, t } from '@jackfield/runtime';
import { textMessages } from '../texts/messages.ts';
import { canBeTexted, conversationPath, hasTexts } from '../texts/use-conversation.ts';
import { usageMessages } from './messages.ts';
import { otherNumber, ownNumber } from './outcome.ts';

/** What opens over the list for a record. */
export interface RecordSteps {
  open(record: UsageRecord): void;
  /** Only where calls can be tried. */
  tryCall?: ((record: UsageRecord) => void) | undefined;
  block(record: UsageRecord): void;
}

const { users, numbers, company } = paths.admin;
const isCall = ({ usageType }: UsageRecord) => usageType !== 'sms';

async function copy(number: string) {
  try {
    await navigator.clipboard.writeText(number);
    notify.success(t(common.numberCopied, { number: formatPhone(number) }));
  } catch {
    notify.error(t(common.numberNotCopied));
  }
}

/** Where the own number is looked after. */
function pageOf(owner: NonNullable<UsageRecord['owner']>): string {
  return owner.kind === 'company' ? numbers.edit(owner.id) : users.edit(owner.id, 'phone-numbers');
}

/** Opens whose call it was, and the number of the account. */
export function whereOf(record: UsageRecord): MenuAction[] {
  const { teammateId, teammateName, owner } = record;
  const actions: MenuAction[] = [];
  if (teammateId && may('people:read')) {
    actions.push({
      key: 'person',
      label: t(usageMessages.openOf, { name: teammateName }),
      icon: UserRound,
      shortcut: 'U',
      run: () => void navigateTo(users.edit(teammateId)),
    });
  }
  if (owner && mayAt(pageOf(owner))) {
    actions.push({
      key: 'number',
      label: t(usageMessages.openOf, { name: formatPhone(ownNumber(record)) }),
      icon: Hash,
      shortcut: 'N',
      run: () => void navigateTo(pageOf(owner)),
    });
  }
  return actions;
}

/** Copies the number of the other side; nothing where it was withheld. */
export function copyOf(record: UsageRecord): MenuAction[] {
  const number = otherNumber(record);
  if (number === '') return [];
  return [
    {
      key: 'copy',
      label: t(common.copyNumber, { number: formatPhone(number) }),
      icon: Copy,
      shortcut: 'C',
      run: () => void copy(number),
    },
  ];
}

/** Opens the conversation with the other side; nothing where there are no texts (OP-76). */
export function textOf(record: UsageRecord): MenuAction[] {
  const number = otherNumber(record);
  if (!hasTexts() || !canBeTexted(number) || !mayAt(company.texts())) return [];
  return [
    {
      key: 'text',
      label: t(isCall(record) ? textMessages.text : textMessages.showConversation),
      icon: MessageSquareText,
      run: () => void navigateTo(conversationPath(company.texts(), number)),
    },
  ];
}

/** Plays a call that came in once more; outgoing ones pass no routing. */
export function tryOf(record: UsageRecord, tryCall: RecordSteps['tryCall']): MenuAction[] {
  if (
    !tryCall ||
    !may('routing:read') ||
    !isCall(record) ||
    record.direction !== 'inbound' ||
    !record.owner
  )
    return [];
  return [
    {
      key: 'try',
      label: t(usageMessages.tryCall),
      icon: PhoneCall,
      shortcut: 'T',
      run: () => tryCall(record),
    },
  ];
}

/** Turns the caller away from now on, or leads to the list where that was done. */
export function blockOf(record: UsageRecord, block: RecordSteps['block']): MenuAction[] {
  if (!isCall(record) || record.direction !== 'inbound' || record.from === '') return [];
  const { from, isCallerBlocked } = record;
  if (isCallerBlocked) {
    if (!may('blocking:read')) return [];
    return [
      {
        key: 'blocked',
        label: t(usageMessages.seeBlocked),
        icon: Ban,
        run: () =>
          void navigateTo(`${company.blacklist()}?list=inbound&search=${encodeURIComponent(from)}`),
      },
    ];
  }
  if (!may('blocking:write')) return [];
  return [
    {
      key: 'block',
      label: t(usageMessages.blockOf, { number: formatPhone(from) }),
      icon: Ban,
      shortcut: 'B',
      danger: true,
      run: () => block(record),
    },
  ];
}

/** The menu of a row: what happened, again and the texts, who and where, the caller; less in one's own log. */
export function menuOf(record: UsageRecord, steps: RecordSteps, isOwn = false): MenuAction[][] {
  const see: MenuAction = {
    key: 'open',
    label: t(isCall(record) ? usageMessages.whatHappened : common.details),
    icon: Eye,
    shortcut: 'E',
    run: () => steps.open(record),
  };
  if (isOwn) return [[see], copyOf(record)];
  return [
    [see, ...tryOf(record, steps.tryCall), ...textOf(record)],
    [...whereOf(record), ...copyOf(record)],
    blockOf(record, steps.block),
  ];
}
