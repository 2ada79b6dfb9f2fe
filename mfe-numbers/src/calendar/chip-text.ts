import { partSentences, plannedTitle } from '@jackfield/call-routing/planned-changes';
import { namesText } from '@jackfield/domain/routing';
import { timeOfInstant } from '@jackfield/records/hours-text';
import { t } from '@jackfield/runtime';
import type { Mark } from './marks.ts';
import { listMessages, monthMessages } from './messages.ts';

/** A mark in the few words of a chip, and in a sentence. */
export function chipText(mark: Mark, zone: string): { short: string; long: string } {
  if (mark.kind === 'override') {
    const said = { name: mark.company.label, time: timeOfInstant(zone, mark.until) };
    const text = t(monthMessages.opensAgain, said);
    return { short: text, long: text };
  }
  if (mark.kind === 'planned') {
    const { change } = mark;
    const short = plannedTitle(change);
    const what = change.parts.flatMap((part) => partSentences(change, part)).join(' · ');
    return { short, long: `${t(listMessages.planned, { title: short })} ${what}` };
  }
  const names = namesText(mark.companies.map(({ label }) => label));
  const count = mark.companies.length;
  if (mark.kind === 'holiday') {
    const open = t(listMessages.openAsUsual, { count });
    return { short: mark.name, long: `${t(listMessages.holiday, { name: mark.name })} ${open}` };
  }
  const { name, closed } = mark.date;
  const message = closed ? listMessages.isClosed : monthMessages.otherHours;
  return {
    short: name,
    long: `${t(listMessages.holiday, { name })} ${t(message, { names, count })}`,
  };
}
