import { nextChange } from '@jackfield/domain/business-hours';
import { reachFrom, type RoutedCompany, type RoutingConfig } from '@jackfield/domain/routing';
import { type Answer, answerAt } from './answer.ts';

/** How far ahead is looked. */
const furthest = 14 * 24 * 60 * 60_000;

/** The routing over time, with what is planned. */
export interface RoutingOverTime {
  at(instant: number): RoutingConfig;
  /** When it becomes another one, in order. */
  readonly times: readonly number[];
}

const signatureOf = ({ title, detail, kind }: Answer) => `${kind} ${title} ${detail}`;

/** Instants after one at which a clock on the way of a call, or a plan, may decide otherwise. */
function nextOf({ at, times }: RoutingOverTime, id: string, after: number): number {
  const config = at(after);
  const reached = reachFrom(config, { kind: 'company', id });
  const timed = [...config.companies, ...config.teams].filter((one) => reached.has(one.id));
  const changes = timed.flatMap(({ businessHour, override }) => [
    (businessHour.alwaysOpen ? null : nextChange(businessHour, after)) ?? Infinity,
    override !== null && override.until > after ? override.until : Infinity,
  ]);
  return Math.min(...changes, times.find((time) => time > after) ?? Infinity);
}

/**
 * Until when a company number is answered as it is now: exactly the instant at which a clock or a
 * planned change makes it otherwise; null where none does within two weeks.
 */
export function answeredUntil(
  then: RoutingOverTime,
  { id }: RoutedCompany,
  now: number,
): number | null {
  const answer = (instant: number) => {
    const config = then.at(instant);
    const company = config.companies.find((one) => one.id === id);
    return company ? signatureOf(answerAt(config, company, instant)) : '';
  };
  const first = answer(now);
  for (let at = nextOf(then, id, now); at < now + furthest; at = nextOf(then, id, at)) {
    if (answer(at) !== first) return at;
  }
  return null;
}
