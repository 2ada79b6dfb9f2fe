import type { IvrInput } from '@jackfield/contract/api/routing';
import { t } from '@jackfield/texts';
import type { Call, Outcome, RouteEnd } from './call.ts';
import { indexOf, type RoutingConfig } from './config.ts';
import { say } from './sentence.ts';
import { reasonMessages } from './sentences.ts';
import { endAt } from './simulate.ts';
import { nodeOf } from './walk.ts';

/** Where callers of a number get to by one series of keys: an end, or a menu that asks for a key. */
export interface Branch {
  /** Keys, 'timeout' for pressing nothing. */
  path: readonly IvrInput[];
  kind: RouteEnd['kind'] | 'menu';
  node: RouteEnd['node'];
  reason: string;
  /** How long callers wait until then. */
  seconds: number;
}

interface Asked {
  number: Call['number'];
  at: number;
  everyone: Outcome;
  /** The caller; withheld unless given. */
  from?: string | null;
}

/** Where a series of keys leads. */
export function branchAt(
  config: RoutingConfig,
  { number, at, everyone, from = null }: Asked,
  path: readonly IvrInput[],
): Branch {
  const call = { number, from, at, inputs: path, outcomes: { everyone } };
  const { end, asked } = endAt(config, call);
  if (asked === null) {
    const { kind, node } = end;
    return { path, kind, node, reason: say(end.reason), seconds: (end.at - at) / 1000 };
  }
  const menu = indexOf(config).menus.get(asked);
  const node = nodeOf('menu', asked, menu?.name ?? '');
  const reason = t(reasonMessages.menuHeard, { menu: node.name });
  return { path, kind: 'menu', node, reason, seconds: 0 };
}

/**
 * Every way through the menus of a number, shortest first. Each menu is opened once, so that menus
 * which lead to each other have as many ways as they have keys.
 */
export function branchesOf(
  config: RoutingConfig,
  number: Call['number'],
  at: number,
  everyone: Outcome = 'answers',
): Branch[] {
  const branches: Branch[] = [];
  const opened = new Set<string>();
  const paths: IvrInput[][] = [[]];
  for (const path of paths) {
    const branch = branchAt(config, { number, at, everyone }, path);
    branches.push(branch);
    if (branch.kind !== 'menu' || opened.has(branch.node.id)) continue;
    opened.add(branch.node.id);
    const menu = indexOf(config).menus.get(branch.node.id);
    const keys = menu?.keys.flatMap(({ input }) => (input === 'timeout' ? [] : [input])) ?? [];
    for (const input of [...keys, 'timeout' as const]) paths.push([...path, input]);
  }
  return branches;
}
