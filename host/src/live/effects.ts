import type { Role, SentEvent, SessionNote, Status } from '@jackfield/contract';

/** The signed-in person, as events are about them. */
export interface Self {
  teammateId: string;
  role: Role;
}

/** What an event does to the session itself. */
export type Effect =
  | { kind: 'end'; note: SessionNote | null }
  | { kind: 'refresh' }
  | { kind: 'changeRole'; isDemoted: boolean }
  | { kind: 'accountStatus'; status: Status }
  | { kind: 'readProfile' }
  | { kind: 'readAccount' };

const end = (note: SessionNote | null): Effect[] => [{ kind: 'end', note }];
const noteOf = (status: Status | null): SessionNote | null =>
  status === null || status === 'active' ? null : status;

/** Effects of an event on the own session (RT-15, RT-18 to RT-22, OP-64, annex D). */
export function effectsOf({ method, event }: SentEvent, self: Self): Effect[] {
  const isSelf = event.id === self.teammateId;
  if (method === 'RevokeAccessAsync') {
    if (!isSelf) return [];
    return self.role === 'admin' ? [{ kind: 'refresh' }] : end(null);
  }
  switch (event.eventType) {
    case 'teammatestatus':
      if (!isSelf) return [];
      return event.status === 'active' ? [{ kind: 'refresh' }] : end(noteOf(event.status));
    case 'teammaterole':
      if (!isSelf || event.role === null || event.role === self.role) return [];
      return [{ kind: 'changeRole', isDemoted: event.role !== 'admin' }];
    case 'tenantstatus':
      return event.status ? [{ kind: 'accountStatus', status: event.status }] : [];
    case 'tenant':
      if (method === 'DeletedEntityAsync' && event.status !== 'active') return end('cancel');
      // What follows from the account, such as the language, stands in the profile.
      return [{ kind: 'readAccount' }, { kind: 'readProfile' }];
    case 'balance':
      return [{ kind: 'readAccount' }];
    case 'teammate':
    case 'profileimage':
      return isSelf && method !== 'DeletedEntityAsync' ? [{ kind: 'readProfile' }] : [];
    case 'phonenumber':
    case 'callhandling':
      return event.ownerId === self.teammateId ? [{ kind: 'readProfile' }] : [];
    default:
      return [];
  }
}
