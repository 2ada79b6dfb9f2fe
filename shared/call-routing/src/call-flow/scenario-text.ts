import type { Scenario, ScenarioWhen } from '@jackfield/contract/api/scenario';
import { formatDay, formatTimeOfDay, weekdayName } from '@jackfield/domain';
import { expectedEnd, type RoutingConfig, say, type ScenarioRun } from '@jackfield/domain/routing';
import { t } from '@jackfield/runtime';
import { endText } from './question.ts';
import { scenarioMessages } from './scenario-messages.ts';

/** 'Every Tuesday at 10:00 am', 'Dec 24, 2026 at 4:00 pm'. */
export function whenText(when: ScenarioWhen): string {
  const time = formatTimeOfDay(when.time);
  return when.repeats === 'weekly'
    ? t(scenarioMessages.weekly, { weekday: weekdayName(when.weekday, 'long'), time })
    : t(scenarioMessages.once, { date: formatDay(when.day), time });
}

/** How a scenario stands, as shape and word. */
export function badgeOf({ state, breaksOn }: Pick<ScenarioRun, 'state' | 'breaksOn'>) {
  if (state === 'passes' && breaksOn !== null) {
    const text = t(scenarioMessages.breaksLater, { date: formatDay(breaksOn) });
    return { meaning: 'warning', shape: 'ring', text } as const;
  }
  const looks = {
    passes: { meaning: 'success', shape: 'dot' },
    broken: { meaning: 'error', shape: 'cross' },
    cannotRun: { meaning: 'warning', shape: 'bar' },
    over: { meaning: 'quiet', shape: 'bar' },
  } as const;
  return { ...looks[state], text: t(scenarioMessages[state]) };
}

/** What was expected and what happens instead; only the former while it passes throughout. */
export function standingText(config: RoutingConfig, scenario: Scenario, run: ScenarioRun): string {
  const { state, breaksOn, end, reason } = run;
  if (state === 'cannotRun') return say(reason);
  const expected = t(scenarioMessages.expected, { end: endText(expectedEnd(config, scenario)) });
  if (breaksOn === null || end === null) return expected;
  const instead =
    state === 'broken'
      ? t(scenarioMessages.now, { end: endText(end) })
      : t(scenarioMessages.onDay, { date: formatDay(breaksOn), end: endText(end) });
  return `${expected} ${instead}`;
}
