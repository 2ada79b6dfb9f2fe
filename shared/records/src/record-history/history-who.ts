import type { AuditEntry } from '@jackfield/contract/api/audit';
import { t } from '@jackfield/runtime';
import { historyMessages } from './messages.ts';

/** Who made a change, and in whose name: 'Support as Renee Castellano'. */
export function historyWho({
  actor,
  onBehalfOf,
}: Pick<AuditEntry, 'actor' | 'onBehalfOf'>): string {
  if (onBehalfOf === null) return actor.name;
  return t(historyMessages.onBehalfOf, { actor: actor.name, person: onBehalfOf.name });
}
