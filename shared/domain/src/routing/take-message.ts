import type { Mailbox, RoutingTarget } from '@jackfield/contract/api/routing';
import { indexOf, type RoutedCompany, type RoutingConfig } from './config.ts';
import type { RoutePlace } from './edges.ts';
import type { RoutingFix } from './routing-fix.ts';

/** The mailbox that callers of a company number would expect: of those who answer it. */
function mailboxOf(config: RoutingConfig, { openHour }: RoutedCompany): Mailbox | null {
  const { teams, people } = indexOf(config);
  const isActive = (id: string) => people.get(id)?.status === 'active';
  const of = (ownerType: Mailbox['ownerType'], ownerId: string) => ({ ownerType, ownerId });
  const { actionType, actionValue } = openHour;
  if (actionType === 'team' && teams.has(actionValue)) return of('team', actionValue);
  if (actionType === 'teammate' && isActive(actionValue)) return of('teammate', actionValue);
  const first = actionType === 'callgroup' ? actionValue.list.find(isActive) : undefined;
  if (first !== undefined) return of('teammate', first);
  const owner = config.people.find(({ isAccountOwner }) => isAccountOwner);
  return owner ? of('teammate', owner.id) : null;
}

/** Lets callers of a place leave a message; empty where somebody has to choose whose. */
export function takeMessageAt(config: RoutingConfig, place: RoutePlace): RoutingFix[] {
  const { ownerKind, ownerId: id, part } = place;
  if (part !== 'openHour' && part !== 'closedHour' && part !== 'missedCall') return [];
  const company = indexOf(config).companies.get(id);
  const mailbox = company ? mailboxOf(config, company) : null;
  if (ownerKind === 'menu' || (ownerKind === 'company' && mailbox === null)) return [];
  const target: RoutingTarget = { actionType: 'voicemail', actionValue: mailbox };
  return [{ kind: 'setTarget', of: { kind: ownerKind, id }, part, target }];
}
