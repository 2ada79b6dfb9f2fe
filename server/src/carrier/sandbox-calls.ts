import type { ToldStop } from '@jackfield/contract/api/routing-call';
import type { CallOutcome } from '@jackfield/contract/api/usage';
import {
  type Call,
  type EndKind,
  type RouteNode,
  type RoutingConfig,
  simulate,
  toldStop,
} from '@jackfield/domain/routing';

/** What became of a call, as the columns of `usage_record` take it. */
export interface CallStory {
  readonly outcome: CallOutcome;
  readonly outcome_by: 'teammate' | 'team' | 'external' | null;
  readonly outcome_by_id: string | null;
  readonly outcome_by_name: string;
  readonly wait: number | null;
  readonly ended_in: 'waiting' | 'menu' | 'failed' | null;
  readonly team_id: string | null;
}

/** What became of a call, and the stops on its way there. */
export interface CarriedCall {
  readonly story: CallStory;
  readonly way: ToldStop[];
}

/** What became of a call, by how its way ended. */
export const outcomes: Readonly<Record<EndKind, CallOutcome>> = {
  answered: 'answered',
  voicemail: 'voicemail',
  message: 'message',
  external: 'forwarded',
  hangup: 'missed',
  noroute: 'missed',
  loop: 'missed',
  blocked: 'blocked',
};

/** Whose the call was in the end: of a group all who rang, of a mailbox its owner. */
function takerOf(config: RoutingConfig, { kind, id, name }: RouteNode) {
  if (kind === 'callgroup')
    return { outcome_by: 'teammate', outcome_by_id: null, outcome_by_name: name } as const;
  if (kind === 'external')
    return { outcome_by: 'external', outcome_by_id: null, outcome_by_name: id } as const;
  const isTeam = config.teams.some((team) => team.id === id);
  const isPerson = config.people.some((person) => person.id === id);
  if (!isTeam && !isPerson) return nobody;
  return {
    outcome_by: isTeam ? 'team' : 'teammate',
    outcome_by_id: id,
    outcome_by_name: name,
  } as const;
}

const nobody = { outcome_by: null, outcome_by_id: null, outcome_by_name: '' } as const;
const hadBySomebody: readonly CallOutcome[] = ['answered', 'voicemail', 'forwarded'];

const failed: readonly EndKind[] = ['noroute', 'loop'];

interface Manners {
  /** Seconds after which the caller hangs up, wherever the call is then. */
  readonly patience?: number;
  /** Seconds that it rings where somebody takes it. */
  readonly ringing?: number;
}

/** The sandbox carries a call along the routing of the account and tells what became of it. */
export function carryCall(
  config: RoutingConfig,
  call: Call,
  { patience = Number.POSITIVE_INFINITY, ringing = 0 }: Manners = {},
): CarriedCall {
  const { steps, end: reached } = simulate(config, call);
  const isTaken = reached.kind === 'answered' || reached.kind === 'external';
  const end = isTaken ? { ...reached, at: reached.at + ringing * 1000 } : reached;
  const givesUpAt = call.at + patience * 1000;
  const passed = steps.filter(({ at }) => at <= givesUpAt);
  const isGone = end.at > givesUpAt;
  const stops = isGone ? passed : [...passed, end];
  const way = stops.map(toldStop);
  const outcome = isGone ? 'missed' : outcomes[end.kind];
  const last = passed.at(-1);
  return {
    way,
    story: {
      outcome,
      ...(hadBySomebody.includes(outcome) ? takerOf(config, end.node) : nobody),
      wait:
        outcome === 'blocked' ? null : Math.round((Math.min(end.at, givesUpAt) - call.at) / 1000),
      ended_in: endedIn({ isGone, last: last?.node.kind, end: end.kind }),
      team_id: stops.findLast(({ node }) => node.kind === 'team')?.node.id ?? null,
    },
  };
}

interface Ending {
  readonly isGone: boolean;
  readonly last: RouteNode['kind'] | undefined;
  readonly end: EndKind;
}

function endedIn({ isGone, last, end }: Ending): CallStory['ended_in'] {
  if (isGone) return last === 'menu' ? 'menu' : 'waiting';
  return failed.includes(end) ? 'failed' : null;
}
