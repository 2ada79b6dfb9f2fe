import type { OwnDifference } from '@jackfield/contract/api/routing-engine';
import { formatPhone } from '@jackfield/domain';
import { formatList, t } from '@jackfield/runtime';
import { changeMessages } from '@jackfield/call-routing/call-flow';
import { ownImpactMessages } from './messages.ts';

type Branch = OwnDifference['after'];

/** Who it is about: the own numbers, or the company's as far as they come to the person. */
export function callersOf({ numbers, everyone }: OwnDifference): string {
  const who =
    numbers.length === 0
      ? t(ownImpactMessages.company)
      : t(ownImpactMessages.toNumbers, { numbers: formatList(numbers.map(formatPhone)) });
  return everyone === 'silent' ? `${who}, ${t(ownImpactMessages.unanswered)}` : who;
}

function isText({ kind, name }: Branch): string {
  switch (kind) {
    case 'answered':
      return name ? t(changeMessages.rings, { name }) : t(ownImpactMessages.elsewhere);
    case 'voicemail':
      return name ? t(changeMessages.voicemail, { name }) : t(ownImpactMessages.elsewhere);
    case 'external':
      return name ? t(changeMessages.external, { name }) : t(ownImpactMessages.elsewhere);
    case 'menu':
    case 'message':
      return t(ownImpactMessages.elsewhere);
    default:
      return t(changeMessages.lost);
  }
}

function untilText({ kind, name }: Branch): string | null {
  if (kind === 'answered' && name) return t(changeMessages.untilReached, { name });
  if (kind === 'voicemail' && name) return t(changeMessages.untilVoicemail, { name });
  if (kind === 'external' && name) return t(changeMessages.untilExternal, { name });
  return null;
}

/** What they notice, and what they met until now where that may be told. */
export const changeOf = ({ effect, before, after }: OwnDifference): string =>
  effect === 'hears'
    ? t(ownImpactMessages.hears)
    : [isText(after), untilText(before)].filter((part) => part !== null).join(' ');
