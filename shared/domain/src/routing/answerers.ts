import type { Branch } from './branches.ts';
import { indexOf, type RoutingConfig } from './config.ts';

const teamOf = (config: RoutingConfig, { kind, node }: Branch) =>
  kind === 'answered' && node.kind === 'team' ? indexOf(config).teams.get(node.id) : undefined;

/** Ids of the people of a team who can answer, in the order in which they ring. */
function answerers(config: RoutingConfig, branch: Branch): string[] {
  const { people } = indexOf(config);
  const ids = teamOf(config, branch)?.memberIds ?? [];
  return ids.filter((id) => people.get(id)?.status === 'active');
}

/** What tells whether callers who are answered are answered alike; empty for every other end. */
export function answerKey(config: RoutingConfig, branch: Branch): string {
  const team = teamOf(config, branch);
  if (team === undefined) return branch.node.kind === 'callgroup' ? branch.reason : '';
  const ids = answerers(config, branch);
  const isInTurn = team.inboundFlow === 'ringGroup' && team.option === 'single';
  const order = isInTurn ? ids : ids.toSorted();
  const how = team.inboundFlow === 'ringGroup' ? team.option : team.inboundFlow;
  return [how, ...order].join();
}

type Side = [config: RoutingConfig, branch: Branch];

/** Who rings at a team that did not before, and the other way round; for the same team only. */
export function movesOf([before, was]: Side, [after, is]: Side) {
  const isSame = was.kind === is.kind && was.node.id === is.node.id;
  const [old, now] = isSame ? [answerers(before, was), answerers(after, is)] : [[], []];
  const names = (config: RoutingConfig, ids: readonly string[], others: readonly string[]) =>
    ids.flatMap((id) => (others.includes(id) ? [] : (indexOf(config).people.get(id)?.name ?? [])));
  return { joining: names(after, now, old), leaving: names(before, old, now) };
}
