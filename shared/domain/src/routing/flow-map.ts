import type { BusinessHour, IvrInput, RoutingTarget } from '@jackfield/contract/api/routing';
import { isOpenAt } from '../business-hours/open-at.ts';
import { formatPhone } from '../phone.ts';
import {
  canRing,
  indexOf,
  type RoutedCompany,
  type RoutedPerson,
  type RoutedTeam,
  type RoutingConfig,
} from './config.ts';
import type { RoutePlace } from './edges.ts';
import type { FlowLabel, FlowNode } from './flow.ts';
import { overrideAt } from './override.ts';
import { nodeAt, personAt, type ReferenceSlot, targetAt, teamAt } from './flow-target.ts';
import type { Owner } from './walk.ts';

/** The company number, team or user whose map is drawn. */
export type FlowRoot = Owner;

const rootSlot: ReferenceSlot = { key: '', label: null, place: null };

function spotOf(owner: FlowRoot, label: FlowLabel): ReferenceSlot {
  const parts: Record<FlowLabel['kind'], RoutePlace['part']> = {
    override: 'override',
    always: 'openHour',
    open: 'openHour',
    closed: 'closedHour',
    date: 'date',
    key: 'key',
    missed: 'missedCall',
  };
  const place = {
    ownerKind: owner.kind,
    ownerId: owner.id,
    part: parts[label.kind],
    detail: label.text,
  };
  return { key: label.kind === 'date' ? `date ${label.text}` : label.kind, label, place };
}

/** The ways that hours and dates give: always, or open, closed, and dates of their own. */
function waysOf(
  { alwaysOpen, dates }: BusinessHour,
  open: RoutingTarget,
  closed: [FlowLabel['kind'], RoutingTarget],
): [FlowLabel, RoutingTarget][] {
  const way = (
    kind: FlowLabel['kind'],
    target: RoutingTarget,
    text: string | null = null,
  ): [FlowLabel, RoutingTarget] => [{ kind, text }, target];
  if (alwaysOpen) return [way('always', open)];
  return [
    way('open', open),
    way(closed[0], closed[1]),
    ...dates.flatMap(({ name, action }) => (action ? [way('date', action, name)] : [])),
  ];
}

function companyFlow(config: RoutingConfig, company: RoutedCompany): FlowNode {
  const { id, label, businessHour, openHour, closedHour, override } = company;
  const owner: FlowRoot = { kind: 'company', id };
  const ways = waysOf(businessHour, openHour, ['closed', closedHour]);
  if (override !== null) ways.unshift([{ kind: 'override', text: null }, override.target]);
  const numbers = config.numbers.flatMap(({ ownerId, number }) =>
    ownerId === id ? [formatPhone(number)] : [],
  );
  return nodeAt(rootSlot, {
    kind: 'company',
    id,
    name: label,
    facts: { numbers },
    children: ways.map(([way, target]) => targetAt(config, spotOf(owner, way), target, owner)),
  });
}

/** A team whose calls ring at its own members says so itself, and is not drawn once more below. */
const isOwnTeam = ({ actionType, actionValue }: RoutingTarget, id: string): boolean =>
  actionType === 'team' && actionValue === id;

/** Members who do not answer, and hours that are closed, lead to the missed-call handling. */
function teamFlow(config: RoutingConfig, team: RoutedTeam): FlowNode {
  const owner: FlowRoot = { kind: 'team', id: team.id };
  const ways = waysOf(team.businessHour, team.openHour, ['missed', team.missedCall]);
  if (team.businessHour.alwaysOpen) ways.push([{ kind: 'missed', text: null }, team.missedCall]);
  if (team.override !== null)
    ways.unshift([{ kind: 'override', text: null }, team.override.target]);
  return {
    ...teamAt(config, rootSlot, team.id),
    children: ways
      .filter(([, target]) => !isOwnTeam(target, team.id))
      .map(([way, target]) => targetAt(config, spotOf(owner, way), target, owner)),
  };
}

function personFlow(config: RoutingConfig, { id, missedCall }: RoutedPerson): FlowNode {
  const owner: FlowRoot = { kind: 'teammate', id };
  const missed = spotOf(owner, { kind: 'missed', text: null });
  return {
    ...personAt(config, rootSlot, id),
    children: [targetAt(config, missed, missedCall, owner)],
  };
}

/** The call flow of a company number, a team or a user, every branch of it; null when it is gone. */
export function flowOf(config: RoutingConfig, { kind, id }: FlowRoot): FlowNode | null {
  const { companies, teams, people } = indexOf(config);
  const [company, team, person] = [companies.get(id), teams.get(id), people.get(id)];
  if (kind === 'teammate') return person ? personFlow(config, person) : null;
  if (kind === 'company') return company ? companyFlow(config, company) : null;
  return team ? teamFlow(config, team) : null;
}

/** The first step of a call at a time: which of the root's children it takes. */
function firstKey(config: RoutingConfig, { kind, id }: FlowRoot, at: number): string {
  const { companies, teams, people } = indexOf(config);
  if (kind === 'teammate') return canRing(people.get(id)) ? '' : 'missed';
  const record = (kind === 'company' ? companies : teams).get(id);
  if (record && overrideAt(record, at) !== null) return 'override';
  if (record === undefined || record.businessHour.alwaysOpen) return 'always';
  const { isOpen, date } = isOpenAt(record.businessHour, at);
  if (isOpen) return 'open';
  if (date?.action) return `date ${date.name}`;
  return kind === 'company' ? 'closed' : 'missed';
}

/** Keys of the nodes that a call passes, from the root to where the caller gets to. */
export function litKeys(
  config: RoutingConfig,
  root: FlowRoot,
  { at, inputs }: { at: number; inputs: readonly IvrInput[] },
): string[] {
  const keys = [''];
  let nodes = flowOf(config, root)?.children ?? [];
  let wanted = firstKey(config, root, at);
  for (const input of [...inputs, null]) {
    const found = nodes.find(({ key }) => key === wanted);
    if (found === undefined) break;
    keys.push(found.key);
    nodes = found.children;
    wanted = `${found.key}/${input ?? ''}`;
  }
  return keys;
}
