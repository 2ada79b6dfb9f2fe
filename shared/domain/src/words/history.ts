import type { AuditEntry } from '@jackfield/contract/api/audit';
import { defineMessages, type Message, t } from '@jackfield/texts';
import { capital } from '../locale.ts';

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
  invoice: 'invoice',
  paymentmethod: 'card',
  phone: 'phone number',
  key: 'API key',
  webhook: 'webhook',
  sso: 'single sign-on',
  directory: 'company directory',
  directoryGroup: 'directory group',
  scenario: 'test call',
  calendarFeed: 'calendar link',
  wall: 'wall link',
});

/** A kind at the beginning of a line: 'Company number'. */
export function kindHead(entity: string): string {
  return capital(kindWord(entity));
}

/** A kind in words; one without a word by its parts: `callRestriction` is 'call restriction'. */
export function kindWord(entity: string): string {
  const word = kindWords[entity];
  if (word) return t(word);
  return entity.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
}

/** How a change was made. */
export const viaWords = defineMessages('records.history.via', {
  ui: 'in the portal',
  api: 'through the API',
  key: 'by API key',
  config: 'by files',
  bulk: 'in bulk',
  schedule: 'on schedule',
  system: 'by the system',
  support: 'by support',
  scim: 'by the directory',
});

const changes = defineMessages('records.history.change', {
  added: 'Added the {kind}',
  deleted: 'Deleted the {kind}',
  other: 'Changed the {kind}',
});

/** What is told of an entry without its members. */
export type Change = Pick<AuditEntry, 'action' | 'entity' | 'entityName' | 'before' | 'after'>;

/** That a record was added, deleted or changed. */
export function changeText({ entity, before, after }: Change): string {
  const kind = kindWord(entity);
  if (before === null && after !== null) return t(changes.added, { kind });
  if (after === null && before !== null) return t(changes.deleted, { kind });
  return t(changes.other, { kind });
}
