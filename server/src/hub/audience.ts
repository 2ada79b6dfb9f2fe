import type { EntityEvent, Role } from '@jackfield/contract';

/** A person who may receive events. */
export interface Listener {
  readonly tenantId: string;
  readonly teammateId: string;
  readonly role: Role;
}

/** Who receives an event: everybody of the tenant, or its admins and these people. */
export type Audience =
  | { readonly kind: 'everyone' }
  | { readonly kind: 'some'; readonly admins: boolean; readonly teammateId: string | null };

const everyone: Audience = { kind: 'everyone' };
const admins: Audience = { kind: 'some', admins: true, teammateId: null };

function adminsAnd(teammateId: string | null): Audience {
  return { kind: 'some', admins: true, teammateId };
}

function only(teammateId: string): Audience {
  return { kind: 'some', admins: false, teammateId };
}

/** Column "Sent to" of annex D (RT-16, RT-17, OP-64). */
export function audienceOf(event: EntityEvent): Audience {
  switch (event.eventType) {
    case 'company':
    case 'team':
    case 'teammember':
    case 'businesshour':
    case 'blacklist':
    case 'scenario':
    case 'plannedchange':
    case 'balance':
    case 'invoice':
    case 'paymentmethod':
    case 'guard':
    case 'brand':
    case 'campaign':
    case 'emergency':
    case 'wall':
      return admins;
    case 'call':
    case 'phonenumber':
    case 'callhandling':
    case 'editing':
    case 'device':
    case 'recording':
      return adminsAnd(event.ownerType === 'teammate' ? event.ownerId : null);
    case 'teammate':
    case 'profileimage':
    case 'security':
      return adminsAnd(event.id);
    case 'teammatestatus':
    case 'teammaterole':
    case 'session':
    case 'home':
      return only(event.id);
    // An event for each who may hear the message; admins hear of it as little as they hear it.
    case 'voicemail':
      return only(event.ownerId ?? '');
    case 'tenantstatus':
    case 'tenant':
      return everyone;
  }
}

/** Whether this person receives this event; used for the catch-up answer, which has no groups. */
export function mayReceive(listener: Listener, event: EntityEvent): boolean {
  if (event.tenantId !== listener.tenantId) return false;
  const audience = audienceOf(event);
  if (audience.kind === 'everyone') return true;
  if (audience.teammateId === listener.teammateId) return true;
  return audience.admins && listener.role === 'admin';
}
