import { randomUUID } from 'node:crypto';
import type { ExchangeOutcome } from '@jackfield/contract/api/exchange';
import type { CallAccount, CallRecord } from './portal.ts';

type Taker = ExchangeOutcome['takenBy'];

const instant = (at: number) => new Date(at).toISOString();

function outcomeOf({ end, answeredAt }: CallRecord): ExchangeOutcome['outcome'] {
  if (end?.kind === 'voicemail' || end?.kind === 'message') return end.kind;
  if (answeredAt !== null) return end?.kind === 'external' ? 'forwarded' : 'answered';
  // A forwarding that may not go out is a call that nobody took.
  return end?.kind === 'blocked' && end.node.kind === 'number' ? 'blocked' : 'missed';
}

function takerOf({ config }: CallAccount, { end, answeredBy }: CallRecord): Taker {
  if (end?.kind === 'voicemail') {
    const isTeam = config.teams.some(({ id }) => id === end.node.id);
    return { kind: isTeam ? 'team' : 'teammate', id: end.node.id };
  }
  if (answeredBy === null) return null;
  if (end?.kind === 'external') return { kind: 'external', number: answeredBy };
  return { kind: 'teammate', id: answeredBy };
}

/**
 * How a call went, as the portal takes it in: a call that was sent on to an outside number is two,
 * the one that came in and the one that went out.
 */
export function outcomesOf(account: CallAccount, record: CallRecord): ExchangeOutcome[] {
  const { number, from, steps, end, startedAt, answeredAt, endedAt } = record;
  const owned = account.config.numbers.find((one) => one.number === number);
  const seconds = answeredAt === null ? 0 : Math.round((endedAt - answeredAt) / 1000);
  const stops = end ? [...steps, { node: end.node, reason: end.reason, at: end.at }] : steps;
  const outcome = outcomeOf(record);
  const incoming: ExchangeOutcome = {
    id: record.id,
    accountId: account.id,
    direction: 'inbound',
    from: from ?? '',
    to: number,
    teammateId: owned?.ownerType === 'teammate' ? owned.ownerId : null,
    outcome,
    takenBy: takerOf(account, record),
    startedAt: instant(startedAt),
    seconds,
    way: stops.map(({ node, reason, at }) => ({ node, reason, at: instant(at) })),
  };
  if (end?.kind !== 'external') return [incoming];
  const outgoing: ExchangeOutcome = {
    ...incoming,
    id: randomUUID(),
    direction: 'outbound',
    from: account.callerIdOf(number),
    to: end.node.id,
    outcome: answeredAt === null ? 'missed' : 'answered',
    takenBy: null,
    startedAt: instant(end.at),
    way: [],
  };
  return [incoming, outgoing];
}
