import type { Mailbox, RoutingTarget } from '@jackfield/contract/api/routing';
import { t } from '@jackfield/texts';
import { indexOf, type RoutedCompany, type RoutingConfig } from './config.ts';
import type { RoutePlace } from './edges.ts';
import { type FindingFix, fixAt } from './finding.ts';
import { fixMessages as fixes } from './finding-sentences.ts';

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

/** Lets callers of a place leave a message and says for whom; by hand where somebody has to choose. */
export function takeMessageFix(
  config: RoutingConfig,
  place: RoutePlace,
  byHand: Parameters<typeof t>[0] = fixes.chooseTarget,
): FindingFix {
  const { ownerKind, ownerId: id, part } = place;
  const { companies, teams, people } = indexOf(config);
  if (part !== 'openHour' && part !== 'closedHour' && part !== 'missedCall') {
    return fixAt(t(byHand), place);
  }
  const company = companies.get(id);
  const mailbox = company ? mailboxOf(config, company) : null;
  const holder = ownerKind === 'company' ? mailbox?.ownerId : id;
  const name = (teams.get(holder ?? '') ?? people.get(holder ?? ''))?.name;
  if (ownerKind === 'menu' || name === undefined) return fixAt(t(byHand), place);
  const target: RoutingTarget = { actionType: 'voicemail', actionValue: mailbox };
  return fixAt(t(fixes.takeMessage, { name }), place, [
    { kind: 'setTarget', of: { kind: ownerKind, id }, part, target },
  ]);
}
