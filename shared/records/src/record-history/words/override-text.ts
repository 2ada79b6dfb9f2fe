import { instantSchema } from '@jackfield/contract';
import type { AuditEntry } from '@jackfield/contract/api/audit';
import { routingTargetSchema } from '@jackfield/contract/api/routing';
import { formatDateTime } from '@jackfield/domain';
import { accountAtom, defineMessages, store, t } from '@jackfield/runtime';
import * as v from 'valibot';
import { type Names, targetText } from './target-text.ts';

const overrideMessages = defineMessages('records.history.override', {
  set: 'Closed until {when}: calls go to {target}',
  setWithNote: 'Closed until {when} ({note}): calls go to {target}',
  opened: 'Opened again before {when}',
  openedNow: 'Opened again',
  ended: 'Opened again at the set time',
});

const overrideSchema = v.object({
  until: instantSchema,
  target: routingTargetSchema,
  note: v.string(),
});

const zone = () => store.get(accountAtom)?.timeZone ?? 'UTC';

/** A change of "Closed today", whatever made it (annex J4). */
export function overrideLine(line: { from?: unknown; to?: unknown }, names: Names): string {
  if (v.is(overrideSchema, line.to)) {
    const { until, note } = line.to;
    const when = formatDateTime(until, zone());
    const target = targetText(line.to.target, names) ?? '';
    if (note === '') return t(overrideMessages.set, { when, target });
    return t(overrideMessages.setWithNote, { when, note, target });
  }
  if (!v.is(overrideSchema, line.from)) return t(overrideMessages.openedNow);
  return t(overrideMessages.opened, { when: formatDateTime(line.from.until, zone()) });
}

/** What happened to "Closed today" of a number or team (annex J4); null for other entries. */
export function overrideText({ action, before, after, names = {} }: AuditEntry): string | null {
  if (action.endsWith('.overrideEnded')) return t(overrideMessages.ended);
  const line = { from: before?.override, to: after?.override };
  if (action.endsWith('.setOverride') && v.is(overrideSchema, line.to)) {
    return overrideLine(line, names);
  }
  if (!action.endsWith('.endOverride') || !v.is(overrideSchema, line.from)) return null;
  return overrideLine(line, names);
}
