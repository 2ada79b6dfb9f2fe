import { type EntityEvent, type Holder, mayDo, type ScopeArea } from '@jackfield/contract';

/** A person who may receive events. */
export interface Listener extends Holder {
  readonly tenantId: string;
  readonly teammateId: string;
}

/** Who receives an event: everybody of the tenant, or its admins and these people. */
export type Audience =
  | { readonly kind: 'everyone' }
  | {
      readonly kind: 'some';
      readonly admins: boolean;
      /** Who may read it by a built-in role does too (RIGHT-02). */
      readonly area: ScopeArea | null;
      readonly teammateId: string | null;
    };

const everyone: Audience = { kind: 'everyone' };

const admins = (area: ScopeArea | null, teammateId: string | null = null): Audience => ({
  kind: 'some',
  admins: true,
  area,
  teammateId,
});

const only = (teammateId: string): Audience => ({
  kind: 'some',
  admins: false,
  area: null,
  teammateId,
});

/** The area of what belongs to a number, a team or a person. */
const areaOfOwner = ({ ownerType }: EntityEvent): ScopeArea =>
  ownerType === 'teammate' ? 'people' : ownerType === 'team' ? 'teams' : 'numbers';

const ownPerson = ({ ownerType, ownerId }: EntityEvent): string | null =>
  ownerType === 'teammate' ? ownerId : null;

/** Column "Sent to" of annex D (RT-16, RT-17, OP-64). */
export function audienceOf(event: EntityEvent): Audience {
  switch (event.eventType) {
    case 'company':
    case 'portorder':
      return admins('numbers');
    case 'team':
    case 'teammember':
      return admins('teams');
    case 'blacklist':
      return admins('blocking');
    case 'scenario':
    case 'plannedchange':
    case 'fileplan':
      return admins('routing');
    case 'balance':
    case 'invoice':
    case 'paymentmethod':
    case 'guard':
      return admins('billing');
    case 'brand':
    case 'campaign':
      return admins('compliance');
    case 'emergency':
      return admins('people');
    case 'wall':
    case 'key':
    case 'webhook':
    case 'sso':
      return admins(null);
    case 'directory':
      return admins('directory');
    case 'businesshour':
      return admins(areaOfOwner(event));
    case 'call':
      return admins('teams', ownPerson(event));
    case 'phonenumber':
    case 'callhandling':
      return admins(areaOfOwner(event), ownPerson(event));
    case 'editing':
      return admins(null, ownPerson(event));
    case 'device':
      return admins('devices', ownPerson(event));
    case 'recording':
      return admins('usage', ownPerson(event));
    case 'teammate':
    case 'profileimage':
      return admins('people', event.id);
    case 'security':
      return admins(null, event.id);
    case 'teammatestatus':
    case 'teammaterole':
    case 'session':
    case 'home':
      return only(event.id);
    case 'text':
      return admins(null, ownPerson(event));
    // An event for each who may hear the message; admins hear of it as little as they hear it.
    case 'voicemail':
      return only(event.ownerId ?? '');
    case 'tenantstatus':
    case 'tenant':
      return everyone;
  }
}

/** Whether somebody hears it for their role: admins, or who reads what it is about. */
export function isAmong({ admins: isOfAdmins, area }: Audience & { kind: 'some' }, who: Holder) {
  return isOfAdmins && (who.role === 'admin' || (area !== null && mayDo(who, `${area}:read`)));
}

/** Whether this person receives this event; used for the catch-up answer, which has no groups. */
export function mayReceive(listener: Listener, event: EntityEvent): boolean {
  if (event.tenantId !== listener.tenantId) return false;
  const audience = audienceOf(event);
  if (audience.kind === 'everyone') return true;
  if (audience.teammateId === listener.teammateId) return true;
  return isAmong(audience, listener);
}
