import type { MailOption } from '@jackfield/contract/api/mail-choice';
import type { Mail, MailKind } from './mail.ts';

/** Kinds of mail that a reader may do without, by what they have chosen; all others arrive. */
const optional: Partial<Record<MailKind, MailOption>> = {
  cardExpires: 'cardExpires',
  keyEnds: 'keyEnds',
  lowCredit: 'lowCredit',
  plannedChange: 'plannedChange',
  registryWord: 'registry',
  teamMessage: 'teamMessage',
};

/** Whether somebody who does without some kinds gets a mail. */
export const isWanted = ({ kind }: Mail, off: readonly MailOption[]): boolean => {
  const option = optional[kind];
  return option === undefined || !off.includes(option);
};
