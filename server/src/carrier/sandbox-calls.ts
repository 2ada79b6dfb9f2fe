import type { CallOutcome } from '@jackfield/contract/api/usage';
import {
  type Call,
  type EndKind,
  type RouteNode,
  type RoutingConfig,
  simulate,
} from '@jackfield/domain/routing';

/** What became of a call, as the columns of `usage_record` take it. */
export interface CallStory {
  readonly outcome: CallOutcome;
  readonly outcome_by: 'teammate' | 'team' | 'external' | null;
  readonly outcome_by_id: string | null;
  readonly outcome_by_name: string;
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

/** The sandbox carries a call along the routing of the account and tells what became of it. */
export function sandboxStory(config: RoutingConfig, call: Call): CallStory {
  const { end } = simulate(config, call);
  const outcome = outcomes[end.kind];
  const taker = hadBySomebody.includes(outcome) ? takerOf(config, end.node) : nobody;
  return { outcome, ...taker };
}
