import type { Tx } from '../../../platform/database.ts';
import type { NewWay } from '@jackfield/contract/api/second-step';
import { mailPerson } from './notify.ts';

/** What the history keeps of a new way, and how the entry is called. */
export function addedEntry(kind: NewWay['kind'], name: string | null) {
  return kind === 'app'
    ? {
        action: 'security.addApp',
        before: { authenticatorApp: false },
        after: { authenticatorApp: true },
      }
    : { action: 'security.addPasskey', before: { passkey: null }, after: { passkey: name } };
}

/** Tells the person of a new way: whoever did not add it must hear of it. */
export function mailAdded(
  tx: Tx,
  person: { tenantId: string; email: string; name: string },
  kind: NewWay['kind'],
  now: Date,
): Promise<void> {
  return mailPerson(tx, person, { kind: 'secondStepAdded', way: kind }, now);
}
