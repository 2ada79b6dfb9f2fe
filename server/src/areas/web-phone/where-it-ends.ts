import type { CallTarget } from '@jackfield/contract/api/web-phone';
import type { LivePerson } from '@jackfield/contract/api/live-call';
import { boardView, type SeenPerson } from '@jackfield/domain/live-board';
import {
  type Ask,
  indexOf,
  type RouteEnd,
  type RoutingConfig,
  walkOf,
} from '@jackfield/domain/routing';
import type { Tx } from '../../platform/database.ts';
import { livePeople } from '../exchange/live-board.ts';
import { liveCalls } from '../exchange/live-calls.ts';
import { selectRouting } from '../routing/rows.ts';
import { toConfig } from '../routing/to-config.ts';
import { visibleName } from '../routing/visible-name.ts';

type RingAsk = Extract<Ask, { kind: 'ring' }>;

interface Asked {
  readonly tenantId: string;
  /** Of people and teams; others are left out of the answer. */
  readonly ids: readonly string[];
  readonly now: Date;
}

/** What a call meets that nobody takes: all that it would ring, and its end; null where a menu asks. */
interface Outlook {
  readonly kind: 'teammate' | 'team';
  readonly id: string;
  readonly rings: readonly RingAsk[];
  readonly end: RouteEnd | null;
}

function outlookOf(config: RoutingConfig, id: string, at: number): Outlook | null {
  const { people, teams } = indexOf(config);
  const kind = people.has(id) ? 'teammate' : teams.has(id) ? 'team' : null;
  if (kind === null) return null;
  const told = { note: () => {}, trace: () => {} };
  const walk = walkOf(config, { number: { kind, id }, from: null, at }, told);
  const rings: RingAsk[] = [];
  let step = walk.next();
  while (step.done !== true) {
    if (step.value.kind === 'key') return { kind, id, rings, end: null };
    rings.push(step.value);
    step = walk.next({ heard: 'silent' });
  }
  return { kind, id, rings, end: step.value };
}

const freeOf = (ids: readonly string[], people: ReadonlyMap<string, SeenPerson>) =>
  ids.filter((id) => people.get(id)?.state === 'free');

function toTarget(
  { kind, id, rings, end }: Outlook,
  people: ReadonlyMap<string, SeenPerson>,
): CallTarget {
  const person = kind === 'teammate' ? people.get(id) : undefined;
  // Phones that are not signed in ring nobody.
  const heard = rings.find(({ ringers }) => ringers.some((each) => people.get(each)?.canRing));
  const ringers = heard?.ringers.filter((each) => people.get(each)?.canRing) ?? [];
  return {
    id,
    state: person?.state ?? null,
    since: person?.since ?? null,
    awayUntil: person?.awayUntil ?? null,
    rings: heard
      ? {
          isOwn: heard.node.id === id,
          names: ringers.map((each) => people.get(each)?.name ?? ''),
          free: freeOf(ringers, people).length,
        }
      : null,
    end: end
      ? { kind: end.kind, isOwn: end.node.id === id, name: visibleName(end.node, new Set()) }
      : { kind: 'menu', isOwn: false, name: '' },
  };
}

/**
 * Where a call that is sent on now would end (CALL-16): who rings first, by phones that are signed in,
 * and what becomes of it when nobody takes it.
 */
export async function whereItEnds(tx: Tx, { tenantId, ids, now }: Asked): Promise<CallTarget[]> {
  const config = toConfig(await selectRouting(tx, tenantId, { now }));
  const outlooks = ids.flatMap((id) => outlookOf(config, id.toLowerCase(), now.getTime()) ?? []);
  const concerned = new Set(
    outlooks.flatMap(({ id, rings }) => [id, ...rings.flatMap(({ ringers }) => ringers)]),
  );
  const people: LivePerson[] = await livePeople(tx, tenantId, now, [...concerned]);
  const board = boardView({ items: await liveCalls(tx, tenantId), people, queues: [] });
  const byId = new Map(board.people.map((person) => [person.id, person]));
  return outlooks.map((outlook) => toTarget(outlook, byId));
}
