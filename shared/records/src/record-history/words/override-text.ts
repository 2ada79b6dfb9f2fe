import { instantSchema } from '@jackfield/contract';
import type { AuditEntry } from '@jackfield/contract/api/audit';
import { routingTargetSchema } from '@jackfield/contract/api/routing';
import { formatDateTime } from '@jackfield/domain';
import { accountAtom, defineMessages, store, t } from '@jackfield/runtime';
import * as v from 'valibot';
import { targetText } from './target-text.ts';

const overrideMessages = defineMessages('records.history.override', {
  set: 'Closed until {when}: calls go to {target}',
  setWithNote: 'Closed until {when} ({note}): calls go to {target}',
  opened: 'Opened again before {when}',
  ended: 'Opened again at the set time',
});

const overrideSchema = v.object({
  until: instantSchema,
  target: routingTargetSchema,
  note: v.string(),
});

/** What happened to "Closed today" of a number or team (annex J4); null for other entries. */
export function overrideText({ action, before, after, names = {} }: AuditEntry): string | null {
  const zone = store.get(accountAtom)?.timeZone ?? 'UTC';
  const [was, is] = [before?.override, after?.override];
  if (action.endsWith('.overrideEnded')) return t(overrideMessages.ended);
  if (action.endsWith('.setOverride') && v.is(overrideSchema, is)) {
    const { until, note } = is;
    const when = formatDateTime(until, zone);
    const target = targetText(is.target, names) ?? '';
    if (note === '') return t(overrideMessages.set, { when, target });
    return t(overrideMessages.setWithNote, { when, note, target });
  }
  if (!action.endsWith('.endOverride') || !v.is(overrideSchema, was)) return null;
  return t(overrideMessages.opened, { when: formatDateTime(was.until, zone) });
}
