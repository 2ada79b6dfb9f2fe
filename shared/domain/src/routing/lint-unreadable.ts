import { t } from '@jackfield/texts';
import type { RoutedPerson } from './config.ts';
import type { RoutePlace } from './edges.ts';
import { type Finding, fixAt, placeOf } from './finding.ts';
import { warnedBy } from './finding-effect.ts';
import {
  effectMessages as effects,
  findingMessages as findings,
  fixMessages as fixes,
} from './finding-sentences.ts';
import type { Look } from './lint-look.ts';
import { placeText, recordOf } from './place-text.ts';

/** Places without an own rule for closed hours behind them: their calls end in a mailbox. */
const isLast = (part: RoutePlace['part']) => part === 'closedHour' || part === 'missedCall';

function findingAt(look: Look, place: RoutePlace): Finding {
  const object = recordOf(look.config, place);
  const isHours = place.part === 'date';
  const call = isHours ? look.callTo(place.ownerId) : look.callThrough(place);
  return {
    code: 'unreadable',
    severity: warnedBy(look, call).severity,
    object,
    message: isHours
      ? t(findings.unreadableHours, { name: object.name })
      : t(findings.unreadable, { place: placeText(look.config, place) }),
    effect: t(isLast(place.part) ? effects.unreadableMissed : effects.unreadable),
    fix: fixAt(t(isHours ? fixes.changeHours : fixes.chooseTarget), place),
    call,
  };
}

/** What is stored of the routing and cannot be read, such as hours of a former form. */
export function lintUnreadable(look: Look): Finding[] {
  const of = (
    kind: RoutePlace['ownerKind'],
    records: readonly Pick<RoutedPerson, 'id' | 'unreadable'>[],
  ) =>
    records.flatMap(({ id, unreadable = [] }) =>
      unreadable.map((part) => findingAt(look, placeOf(kind, id, part))),
    );
  const { companies, teams, people } = look.config;
  return [...of('company', companies), ...of('team', teams), ...of('teammate', people)];
}
