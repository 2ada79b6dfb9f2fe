import type { AuditEntry } from '@jackfield/contract/api/audit';
import type { PlannedChange } from '@jackfield/contract/api/planned-change';
import { isAhead } from '@jackfield/call-routing/planned-routing';
import { entrySentences } from '@jackfield/records/record-history';
import { isSameValue } from '@jackfield/domain/same-value';
import { t } from '@jackfield/runtime';
import { plannedMessages } from './messages.ts';

type Part = PlannedChange['parts'][number];

/** A part as the history tells a change; with other values after it where those are given. */
function toEntry(change: PlannedChange, part: Part, after = part.after): AuditEntry {
  return {
    id: change.id,
    seq: 0,
    at: change.at,
    actor: change.plannedBy,
    onBehalfOf: null,
    via: 'schedule',
    action: `${part.entity}.update`,
    entity: part.entity,
    entityId: part.id,
    entityName: part.name,
    before: part.before,
    after,
    requestId: '',
    names: part.names,
  };
}

/** What a planned change does or did to one record, a sentence for each changed member. */
export function partSentences(change: PlannedChange, part: Part): string[] {
  const isSo = isSameValue(part.before, part.after);
  if (isSo) return [t(plannedMessages.isSo)];
  return entrySentences(toEntry(change, part), { isAhead: isAhead(change) });
}

/** What somebody made of the members that clash, against what they were when it was planned. */
export function clashSentences(change: PlannedChange, part: Part): string[] {
  if (part.clashes.length === 0) return [];
  const now = Object.fromEntries(part.clashes.map(({ field, now: value }) => [field, value]));
  const fields = new Set(Object.keys(now));
  const before = Object.fromEntries(
    Object.entries(part.before).filter(([field]) => fields.has(field)),
  );
  return entrySentences(toEntry(change, { ...part, before }, now));
}

/** A planned change in a line: which records, or whose absence. */
export function plannedTitle({ absenceOf, backOf, parts }: PlannedChange): string {
  if (absenceOf !== null) {
    const message = backOf === null ? plannedMessages.away : plannedMessages.awayOver;
    return t(message, { name: absenceOf.name });
  }
  return [...new Set(parts.map(({ name }) => name))].join(', ');
}
