import type { ExchangeOutcome } from '@jackfield/contract/api/exchange';
import { type RoutingConfig, toldStop } from '@jackfield/domain/routing';
import type { takeCallRecording } from '@jackfield/contract/api/recording';
import type { takeVoicemailMessage } from '@jackfield/contract/api/voicemail';
import type * as v from 'valibot';
import type { CallAccount, CallRecord, OutsideLeg } from './portal.ts';
import type { Recorded } from './recorded-sounds.ts';

/** What a caller said, by the id of the call. */
export interface LeftMessage extends Recorded {
  readonly told: v.InferInput<typeof takeVoicemailMessage.query>;
}

/** A part of a talk that was recorded. */
export interface RecordedTalk extends Recorded {
  readonly told: v.InferInput<typeof takeCallRecording.query>;
}

type Taker = ExchangeOutcome['takenBy'];

const instant = (at: number) => new Date(at).toISOString();

function outcomeOf({ end, answeredAt }: CallRecord): ExchangeOutcome['outcome'] {
  if (end?.kind === 'voicemail' || end?.kind === 'message') return end.kind;
  if (answeredAt !== null) return end?.kind === 'external' ? 'forwarded' : 'answered';
  // A forwarding that may not go out is a call that nobody took.
  return end?.kind === 'blocked' && end.node.kind === 'number' ? 'blocked' : 'missed';
}

const boxKindOf = ({ teams }: RoutingConfig, ownerId: string): 'team' | 'teammate' =>
  teams.some(({ id }) => id === ownerId) ? 'team' : 'teammate';

function takerOf({ config }: CallAccount, { end, answeredBy }: CallRecord): Taker {
  if (end?.kind === 'voicemail') return { kind: boxKindOf(config, end.node.id), id: end.node.id };
  if (answeredBy === null) return null;
  if (end?.kind === 'external') return { kind: 'external', number: answeredBy };
  return { kind: 'teammate', id: answeredBy };
}

const secondsOf = ({ answeredAt, endedAt }: Pick<CallRecord, 'answeredAt' | 'endedAt'>) =>
  answeredAt === null ? 0 : Math.round((endedAt - answeredAt) / 1000);

/** Seconds until somebody or a voicemail took it, or the caller gave up. */
function waitOf({ startedAt, answeredAt, voicemail, endedAt }: CallRecord): number {
  return Math.max(0, Math.round(((answeredAt ?? voicemail?.at ?? endedAt) - startedAt) / 1000));
}

/** Where a call ended that nobody took; null where its way simply came to an end. */
function endedInOf({ end, stops }: CallRecord): ExchangeOutcome['endedIn'] {
  if (end === null) return stops.at(-1)?.node.kind === 'menu' ? 'menu' : 'waiting';
  return end.kind === 'noroute' || end.kind === 'loop' ? 'failed' : null;
}

const teamOf = ({ stops }: CallRecord) =>
  stops.findLast(({ node }) => node.kind === 'team')?.node.id ?? null;

/**
 * How a call went, as the portal takes it in: one that came in or went to a colleague, and one for
 * each number outside that it was sent to, which is charged.
 */
export function outcomesOf(account: CallAccount, record: CallRecord): ExchangeOutcome[] {
  const { id, number, from, personId, isOutside, startedAt } = record;
  const owned = account.config.numbers.find((one) => one.number === number);
  const owner = owned?.ownerType === 'teammate' ? owned.ownerId : null;
  const own: ExchangeOutcome = {
    id,
    accountId: account.id,
    direction: personId === null ? 'inbound' : 'outbound',
    from: from ?? '',
    to: number,
    teammateId: personId ?? owner,
    outcome: outcomeOf(record),
    takenBy: takerOf(account, record),
    fromName: '',
    wait: waitOf(record),
    endedIn: outcomeOf(record) === 'missed' ? endedInOf(record) : null,
    teamId: teamOf(record),
    partOf: null,
    startedAt: instant(startedAt),
    seconds: secondsOf(record),
    way: record.stops.map(toldStop),
  };
  const outside = record.outside.map((line, at) => ({
    ...outsideOf(line, account),
    teammateId: line.personId ?? owner,
    // What a call goes on to is one call with it; of a call straight out, with its first number.
    partOf: isOutside ? (at === 0 ? null : (record.outside[0]?.id ?? null)) : id,
  }));
  return isOutside ? outside : [own, ...outside];
}

function outsideOf(line: OutsideLeg, { id: accountId }: CallAccount): ExchangeOutcome {
  return {
    id: line.id,
    accountId,
    direction: 'outbound',
    from: line.from ?? '',
    to: line.number,
    teammateId: line.personId,
    outcome: line.answeredAt === null ? 'missed' : 'answered',
    takenBy: null,
    fromName: '',
    wait: line.answeredAt === null ? null : Math.round((line.answeredAt - line.startedAt) / 1000),
    endedIn: null,
    teamId: null,
    partOf: null,
    startedAt: instant(line.startedAt),
    seconds: secondsOf(line),
    way: [],
  };
}

/** What a caller may have left, as the portal takes it in; null for a call that came to no voicemail. */
export function messageOf(
  { id: accountId, config }: CallAccount,
  { id, from, voicemail }: CallRecord,
): LeftMessage | null {
  if (voicemail === null) return null;
  const { ownerId, at, recording } = voicemail;
  const box = boxKindOf(config, ownerId);
  const told = { accountId, box, boxId: ownerId, from: from ?? '', leftAt: instant(at) };
  return { id, recording, told };
}

/** What was recorded of the talks of a call, as the portal takes it in. */
export function recordingsOf(
  { id: accountId }: CallAccount,
  { id, isOutside, outside, recorded }: CallRecord,
): RecordedTalk[] {
  // Of a call straight out the log has what its first number is.
  const callId = (isOutside ? outside[0]?.id : undefined) ?? id;
  return recorded.map((part) => ({
    id: part.id,
    recording: part.recording,
    told: { accountId, callId, teammateId: part.personId, startedAt: instant(part.startedAt) },
  }));
}
