import { t } from '@jackfield/texts';
import { formatPhone } from '../phone.ts';
import type { Way } from './account-ways.ts';
import type { RouteNode } from './call.ts';
import { canRing, type RoutedNumber, teamRingers } from './config.ts';
import type { RoutePlace } from './edges.ts';
import { type Finding, fixAt, objectOf, placeOf } from './finding.ts';
import { shownBy, waitText, warnedBy } from './finding-effect.ts';
import {
  effectMessages as effects,
  findingMessages as findings,
  fixMessages as fixes,
} from './finding-sentences.ts';
import type { Look, Ringing } from './lint-look.ts';
import { placeText, recordOf } from './place-text.ts';
import { namesText } from './rows.ts';
import { takeMessageFix } from './take-message.ts';
import { say } from './sentence.ts';

/** Callers who hear ringing for longer than this, in seconds, hang up. */
const longest = 120;

const ownerPlace = ({ ownerType, ownerId }: RoutedNumber) =>
  placeOf(ownerType, ownerId, ownerType === 'company' ? 'openHour' : 'missedCall');

function loopPlace({ kind, id }: RouteNode): RoutePlace {
  if (kind === 'company') return placeOf('company', id, 'openHour');
  if (kind === 'menu') return placeOf('menu', id, 'key', 'timeout');
  return placeOf(kind === 'team' ? 'team' : 'teammate', id, 'missedCall');
}

/** Circles without a choice of the caller. */
function loopFinding(look: Look, way: Way): Finding {
  const { number, end } = way;
  const { node, reason } = end;
  const place = node.kind === 'number' ? ownerPlace(number) : loopPlace(node);
  return {
    code: 'loop',
    ...shownBy(look, look.callOf(way)),
    object: node,
    message: t(findings.loop, { number: formatPhone(number.number), reason: say(reason) }),
    fix:
      place.part === 'missedCall'
        ? takeMessageFix(look.config, place, fixes.toVoicemail)
        : fixAt(t(fixes.toVoicemail), place),
  };
}

/** Numbers that belong to nobody. */
function unroutedFinding(look: Look, way: Way): Finding {
  const { number, end } = way;
  const object = objectOf('number', number.id, formatPhone(number.number));
  return {
    code: 'numberUnrouted',
    ...shownBy(look, look.callOf(way)),
    object,
    message: t(findings.unrouted, { number: object.name, reason: say(end.reason) }),
    fix: fixAt(t(fixes.chooseCalls), ownerPlace(number)),
  };
}

/** Call groups that people are in: nothing comes after them. */
function groupFinding(look: Look, way: Way): Finding[] {
  const place = look.placeOfEnd(way);
  if (place === null) return [];
  const { node } = way.end;
  const people = node.id.split(',').filter((id) => canRing(look.index.people.get(id)));
  if (people.length === 0) return [];
  const object = recordOf(look.config, place);
  return [
    {
      code: 'callGroupLast',
      ...shownBy(look, look.callOf(way)),
      object,
      message: t(people.length === 1 ? findings.groupLastOne : findings.groupLast, {
        name: object.name,
        people: node.name,
      }),
      effect: t(effects.groupLast),
      fix: fixAt(t(fixes.chooseTarget), place),
    },
  ];
}

/** Messages that hang up, after a queue and at once. */
function messageFinding(look: Look, way: Way): Finding[] {
  const place = look.placeOfEnd(way);
  if (place === null) return [];
  const file = way.end.node.name.replace(/\.\w{2,4}$/, '');
  const queue = look.ringingOn(way).findLast(({ isQueue }) => isQueue);
  const team = queue && look.index.teams.get(queue.id);
  const shown = {
    ...warnedBy(look, look.callOf(way)),
    object: recordOf(look.config, place),
    fix: takeMessageFix(look.config, place),
  };
  if (team) {
    const message = t(findings.queueEnds, { team: team.name, file });
    return [{ code: 'queueHangsUp', ...shown, message }];
  }
  const message = t(findings.messageEnds, { place: placeText(look.config, place), file });
  return [{ code: 'messageHangsUp', ...shown, message }];
}

const nameOf = ({ index }: Look, { kind, id }: Pick<Ringing, 'kind' | 'id'>) =>
  (kind === 'team' ? index.teams : index.people).get(id)?.name ?? '';

/** The record that rings, and where it is said what follows it. */
const afterRinging = (look: Look, { kind, id }: Ringing) => ({
  object: objectOf(kind, id, nameOf(look, { kind, id })),
  fix: fixAt(t(fixes.chooseTarget), placeOf(kind, id, 'missedCall')),
});

/** Ringing that goes on and on. */
function ringingFinding(look: Look, way: Way): Finding[] {
  const rings = look.ringingOn(way).filter(({ isQueue }) => !isQueue);
  const wait = rings.reduce((sum, { seconds }) => sum + seconds, 0);
  const last = rings.at(-1);
  if (last === undefined || wait <= longest) return [];
  const shown = warnedBy(look, look.callOf(way));
  return [
    {
      code: 'longRinging',
      ...shown,
      ...afterRinging(look, last),
      message: t(rings.length === 1 ? findings.longRingingOne : findings.longRinging, {
        names: namesText(rings.map((ring) => nameOf(look, ring))),
        wait: waitText(wait),
      }),
      effect: t(effects.longRinging, { end: shown.effect }),
    },
  ];
}

function peopleOf({ index }: Look, { kind, id }: Ringing): string[] {
  if (kind === 'teammate') return [id];
  const team = index.teams.get(id);
  return team ? teamRingers(index, team) : [];
}

/** People who are asked again although they did not answer. */
function sameAgain(look: Look, way: Way): Finding[] {
  const rings = look.ringingOn(way);
  return rings.flatMap((later, index): Finding[] => {
    const earlier = rings.slice(0, index);
    const before = new Set(earlier.flatMap((ring) => peopleOf(look, ring)));
    const again = peopleOf(look, later);
    if (earlier.length === 0 || !again.every((id) => before.has(id))) return [];
    const from = earlier.filter((ring) => peopleOf(look, ring).some((id) => again.includes(id)));
    const [first] = from;
    return [
      {
        code: 'sameOverflow',
        ...warnedBy(look, look.callOf(way)),
        ...afterRinging(look, first ?? later),
        message: t(findings.sameAgain, {
          later: nameOf(look, later),
          earlier: namesText(from.map((ring) => nameOf(look, ring))),
        }),
        effect: t(effects.sameAgain, { wait: waitText(later.seconds) }),
      },
    ];
  });
}

function findingsOf(look: Look, way: Way): Finding[] {
  const { kind, node } = way.end;
  const found = [...ringingFinding(look, way), ...sameAgain(look, way)];
  if (kind === 'loop') found.push(loopFinding(look, way));
  if (kind === 'noroute' && node.kind === 'number') found.push(unroutedFinding(look, way));
  if (kind === 'hangup' && node.kind === 'callgroup') found.push(...groupFinding(look, way));
  if (kind === 'message') found.push(...messageFinding(look, way));
  return found;
}

/** A loop is told once, wherever callers come into it; all else once for each sentence. */
const keyOf = ({ code, object, message }: Finding) =>
  code === 'loop' ? `loop ${object.id}` : `${code} ${message}`;

/** Findings about how calls go on and end that nobody answers. */
export function lintEnds(look: Look): Finding[] {
  const found = new Map<string, Finding>();
  for (const way of look.all.ways) {
    for (const finding of findingsOf(look, way)) {
      const key = keyOf(finding);
      if (!found.has(key)) found.set(key, finding);
    }
  }
  return [...found.values()];
}
