import { type Holder, mayDo } from '@jackfield/contract';
import type { TeammateListItem } from '@jackfield/contract/api/teammate';

/** What can be done to a person (annexes C3, E1, G1; OP-51). */
export const userActions = [
  'edit',
  'copyNumber',
  'planAbsence',
  'signInAs',
  'sendReset',
  'resendInvitation',
  'suspend',
  'activate',
  'delete',
] as const;
export type UserAction = (typeof userActions)[number];

/** The members of a person that decide about actions; a row and a whole record both carry them. */
export type ActionSubject = Pick<
  TeammateListItem,
  'id' | 'role' | 'access' | 'status' | 'isTenantOwner' | 'isEmailConfirmed' | 'defaultNumber'
>;

/** Who looks: the signed-in person, and whether somebody else acts in that person's name. */
export interface Viewer extends Holder {
  teammateId: string;
  isImpersonated: boolean;
}

/** Why an action that fits the person's status is refused all the same. */
export type Refusal = 'self' | 'owner' | 'impersonated' | 'unconfirmed';

/** `hidden`: the action makes no sense in this status; `refused`: shown disabled with the reason. */
export type Availability =
  | { state: 'offered' }
  | { state: 'refused'; reason: Refusal }
  | { state: 'hidden' };

const offered: Availability = { state: 'offered' };
const hidden: Availability = { state: 'hidden' };

/** Whether the viewer may change a person: who is no admin changes nobody who holds a role (RIGHT-02). */
export const mayChange = (
  { role, access }: Pick<ActionSubject, 'role' | 'access'>,
  viewer: Viewer,
): boolean =>
  viewer.role === 'admin' || (role !== 'admin' && !access && mayDo(viewer, 'people:write'));

/** Whether the viewer may do what an action does, whatever the person's status is (RIGHT-02). */
function isHeld(action: UserAction, person: ActionSubject, viewer: Viewer): boolean {
  switch (action) {
    case 'edit':
    case 'copyNumber':
      return true;
    case 'planAbsence':
      return mayDo(viewer, 'numbers:read') && mayDo(viewer, 'routing:write');
    case 'signInAs':
      return viewer.role === 'admin';
    default:
      return mayChange(person, viewer);
  }
}

/** Whether an action is offered for a person, and why not (annexes C3 and E1). */
export function availabilityOf(
  action: UserAction,
  person: ActionSubject,
  viewer: Viewer,
): Availability {
  if (!isHeld(action, person, viewer)) return hidden;
  switch (action) {
    case 'edit':
      return offered;
    case 'copyNumber':
      return person.defaultNumber === null ? hidden : offered;
    case 'sendReset':
      return person.status === 'active' ? offered : hidden;
    case 'resendInvitation':
      return person.status === 'pending' ? offered : hidden;
    case 'planAbsence':
      return person.status === 'active' ? offered : hidden;
    case 'signInAs':
      return person.status === 'active' ? protectedAction(person, viewer) : hidden;
    case 'suspend':
      return person.status === 'active' ? protectedAction(person, viewer) : hidden;
    case 'activate':
      return activation(person, viewer);
    case 'delete':
      return person.status === 'cancel' ? hidden : protectedAction(person, viewer);
  }
}

function activation(person: ActionSubject, viewer: Viewer): Availability {
  if (person.status !== 'suspended' && person.status !== 'pending') return hidden;
  if (person.status === 'pending' && !person.isEmailConfirmed) {
    return { state: 'refused', reason: 'unconfirmed' };
  }
  return protectedAction(person, viewer);
}

function protectedAction(person: ActionSubject, viewer: Viewer): Availability {
  if (viewer.isImpersonated) return { state: 'refused', reason: 'impersonated' };
  if (person.id === viewer.teammateId) return { state: 'refused', reason: 'self' };
  if (person.isTenantOwner) return { state: 'refused', reason: 'owner' };
  return offered;
}

/** Whether the viewer may change a person's role, and why not (annex C3). */
export function roleRefusal(person: ActionSubject, viewer: Viewer): Refusal | null {
  const answer = protectedAction(person, viewer);
  return answer.state === 'refused' ? answer.reason : null;
}
