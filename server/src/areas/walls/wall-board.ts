import type { LiveBoard, LiveCall } from '@jackfield/contract/api/live-call';
import type { WallBoard, WallCall } from '@jackfield/contract/api/wall';
import { boardView, kindOf, sinceOf } from '@jackfield/domain/live-board';

/** Stops whose names the account gave; the others are called after people and numbers. */
const namedPlaces: ReadonlySet<string> = new Set(['company', 'team', 'menu']);

type Shown = Pick<WallBoard, 'queues' | 'calls' | 'people' | 'today'>;

/**
 * The board of an account as a wall shows it: what is left out here nobody at the wall can find.
 * Names and numbers of callers always are, names of teammates unless `showsNames`.
 */
export function wallBoard(board: Omit<LiveBoard, 'hasSamples'>, showsNames: boolean): Shown {
  const { queues, people } = boardView(board);
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  const toCall = (call: LiveCall): WallCall => {
    const { direction, teammateId, startedAt, phase, stop } = call;
    const own = direction === 'outbound' && teammateId !== null ? [teammateId] : [];
    const ids = showsNames ? new Set([...own, ...(phase?.teammateIds ?? [])]) : [];
    return {
      kind: kindOf(call),
      direction,
      place: namedPlaces.has(stop.node.kind) ? stop.node.name : null,
      people: [...ids].flatMap((id) => nameOf.get(id) ?? []),
      startedAt,
    };
  };
  const inState = (state: string) => people.filter((person) => person.state === state);
  return {
    queues: queues.map(({ name, waiting, signedIn, free, maxWaitSeconds }) => ({
      name,
      waiting: waiting.map(sinceOf),
      signedIn,
      free,
      maxWaitSeconds,
    })),
    calls: board.items.filter((call) => kindOf(call) !== 'waiting').map(toCall),
    people: {
      all: people.length,
      free: inState('free').length,
      ringing: inState('ringing').length,
      talking: inState('talking').length,
      away: inState('away').length,
      names: showsNames
        ? {
            free: inState('free').map(({ name }) => name),
            away: inState('away').flatMap(({ name, awayUntil: until }) =>
              until === null ? [] : [{ name, until }],
            ),
          }
        : null,
    },
    today: board.today,
  };
}
