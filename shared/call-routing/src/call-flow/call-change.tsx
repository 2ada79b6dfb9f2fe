import { formatDay, formatPhone, formatTimeOfDay } from '@jackfield/domain';
import { branchAt, type Impact, waitText } from '@jackfield/domain/routing';
import { Button, StatusBadge } from '@jackfield/kit/ui/core';
import { useT, t as text } from '@jackfield/runtime';
import { BeforeThen, type SideLabels } from './before-then.tsx';
import { changeText } from './change-text.ts';
import { callersText, type ImpactGroup } from './impact-groups.ts';
import { impactMessages } from './impact-messages.ts';
import css from './impact-summary.module.css';
import { comparedAround, type Sides, sidesAt } from './impact.ts';
import { LostKeys } from './lost-keys.tsx';
import { endText, localOf } from './question.ts';
import { severityStyles } from './severity-style.ts';
import { triedAt } from './tried-call.ts';
import { type Compared, whenText } from './when-text.ts';

/** Trying a call that meets a change. */
export interface CallTries {
  /** Milliseconds. */
  readonly now: number;
  run(group: ImpactGroup): void;
}

export interface CallChangeProps {
  group: ImpactGroup;
  impact: Impact;
  zone: string;
  rootId: string | undefined;
  tries: CallTries | undefined;
  labels: SideLabels | undefined;
}

/** A time that is short enough to stand before its sentence. */
const shortWhen = 60;

/** Differences alike: who calls when, what changes, where it went and goes, and a call to try. */
export function CallChange({ group, impact, zone, rootId, tries, labels }: CallChangeProps) {
  const t = useT();
  const { difference } = group;
  const { severity, after, spans, callers, effect, lostKeys } = difference;
  const { is, until } = changeText(difference);
  const sides = sidesAt(impact, spans[0] ?? impact.compared.from);
  const around = comparedAround(impact, difference);
  const when = plannedWhen(whenText(spans, zone, around), { zone, around, impact });
  const isShort = when.length <= shortWhen;
  const isMoved = effect === 'elsewhere' && callers === null;
  // Who comes to a mailbox or an end asks for no keys.
  const asksForKeys = lostKeys.length > 0 && (after.kind === 'answered' || after.kind === 'menu');
  const who = whoText(group, sides, rootId);
  const unanswered = isMoved ? unansweredText(group, sides) : null;
  return (
    <li>
      {severity !== 'changed' && (
        <StatusBadge {...severityStyles[severity]}>{t(impactMessages[severity])}</StatusBadge>
      )}
      {who.map((one) => (
        <span key={one} className={css.who}>
          {one}
        </span>
      ))}
      <span className={css.change}>
        {isShort && <strong>{t(impactMessages.at, { when })}</strong>}{' '}
        {isShort ? <span>{is}</span> : <strong>{is}</strong>} {!isMoved && until}
      </span>
      {!isShort && <span className={css.who}>{when}</span>}
      {unanswered && <span className={css.who}>{unanswered}</span>}
      {severity === 'broken' && <span className={css.who}>{after.reason}</span>}
      {isMoved && !asksForKeys && (
        <BeforeThen difference={difference} sides={sides} labels={labels} />
      )}
      {isMoved && asksForKeys && <LostKeys difference={difference} before={sides[0]} />}
      {tries && callers === null && difference.number.ownerType === 'company' && (
        <Button type="link" className={css.try} onClick={() => tries.run(group)}>
          {t(impactMessages.tryAt, {
            time: formatTimeOfDay(localOf(zone, triedAt(spans, tries.now)).time),
          })}
        </Button>
      )}
    </li>
  );
}

/** When a planned change begins or ends what callers notice, its time (SAY-03). */
function plannedWhen(
  when: string,
  { zone, around, impact }: { zone: string; around: Compared; impact: Impact },
): string {
  const { from, until } = impact.compared;
  const momentOf = (at: number) => {
    const { day, time } = localOf(zone, at);
    return { day: formatDay(day), time: formatTimeOfDay(time) };
  };
  const starts =
    around.from > from ? text(impactMessages.fromPlan, { when, ...momentOf(around.from) }) : when;
  return around.until < until
    ? text(impactMessages.untilPlan, { when: starts, ...momentOf(around.until) })
    : starts;
}

/** Which numbers and who calls them; nothing where it is everybody who calls the form's record. */
function whoText(group: ImpactGroup, [, after]: Sides, rootId: string | undefined): string[] {
  const { number, callers, path, everyone } = group.difference;
  const ofOwner = after.numbers.filter(({ ownerId }) => ownerId === number.ownerId).length;
  const isOwn = number.ownerId === rootId && group.numbers === ofOwner;
  const isEverybody = path.length === 0 && everyone === 'answers';
  if (callers !== null) return [numbersText(group)];
  return [
    ...(isOwn ? [] : [numbersText(group)]),
    ...(isOwn && isEverybody ? [] : [callersText(group)]),
  ];
}

function numbersText({ difference: { number, callers }, numbers }: ImpactGroup): string {
  if (callers !== null && numbers > 1) return text(impactMessages.allNumbers);
  return numbers === 1
    ? `${number.label} ${formatPhone(number.number)}`
    : text(impactMessages.numbers, { label: number.label, count: numbers });
}

/** What comes of a call that those who ring now do not take. */
function unansweredText({ difference }: ImpactGroup, [, config]: Sides): string | null {
  const { number, path, spans, after } = difference;
  if (after.kind !== 'answered' || path.length > 0) return null;
  const asked = { number: number.number, at: spans[0] ?? 0, everyone: 'silent' } as const;
  const end = branchAt(config, asked, path);
  const wait = text(impactMessages.unansweredAfter, { wait: waitText(end.seconds) });
  return `${wait} ${endText(end)}`;
}
