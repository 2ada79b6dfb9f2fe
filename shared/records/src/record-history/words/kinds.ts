import { defineMessages, type Message, t } from '@jackfield/runtime';

/** Kinds of records as they stand inside a sentence, by the name that entries give them. */
export const kindWords: Readonly<Record<string, Message>> = defineMessages('records.history.kind', {
  teammate: 'user',
  team: 'team',
  company: 'company number',
  tenant: 'account',
  ivr: 'menu',
  medium: 'recording',
  device: 'device',
  deskphoneOrder: 'desk phone order',
  portOrder: 'porting order',
  balance: 'credit',
  spendGuard: 'spend guard',
  topUp: 'automatic top-up',
  campaign: 'campaign',
  brand: 'brand',
  lidb: 'outbound calling name',
  dlda: 'directory listing',
  inboundBlacklist: 'inbound blacklist',
  outboundBlacklist: 'outbound blacklist',
  session: 'session',
  savedView: 'saved view',
  listChoice: 'list',
  importColumns: 'columns of files',
  homeChoice: 'home page',
  callReport: 'call report',
  voicemailMail: 'email about messages',
  mailChoice: 'notifications',
  activity: 'activity',
  plannedChange: 'planned change',
});

/** A kind at the beginning of a line: 'Company number'. */
export function kindHead(entity: string): string {
  const word = kindWord(entity);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** A kind in words; one without a word by its parts: `callRestriction` is 'call restriction'. */
export function kindWord(entity: string): string {
  const word = kindWords[entity];
  if (word) return t(word);
  return entity.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
}
