import type { TextingNumber } from '@jackfield/contract/api/texting';
import { formatDate } from '@jackfield/domain';
import { t } from '@jackfield/runtime';
import { bannerMessages as words } from './messages.ts';

type Link = TextingNumber['links'][number];

const countries = { USA: words.usa, CAN: words.canada, MYS: words.malaysia };

function vettingNote({ vetting }: TextingNumber): string {
  if (vetting === null) return t(words.notVetted);
  const score = vetting.score ?? 0;
  if (vetting.status === 'requested') return t(words.beingVetted);
  return t(vetting.status === 'passed' ? words.score : words.vettingFailed, { score });
}

/** What stands below a link of a number's chain: when it was done, or how far it is. */
export function linkNote(number: TextingNumber, { link, state, at }: Link, zone: string): string {
  if (link === 'country') return t(countries[number.country]);
  if (state === 'none') return '';
  if (state === 'later') {
    return t(link === 'attached' && number.isAttached ? words.kept : words.later);
  }
  if (link === 'vetting') return vettingNote(number);
  if (at === null) return '';
  const date = formatDate(at, zone);
  if (link === 'approved' && number.reason === 'campaignSuspended') {
    return t(words.suspendedOn, { date });
  }
  const isRejected = link === 'approved' && number.reason === 'campaignRejected';
  return isRejected ? t(words.rejectedOn, { date }) : date;
}
