import type { AccountCountry, Hit } from '@jackfield/contract';
import { listPlannedChanges } from '@jackfield/contract/api/planned-change';
import { compareNames, formatDateTime } from '@jackfield/domain';
import { folded } from '@jackfield/domain/names';
import {
  type RoutedCompany,
  routingAt,
  type RoutingConfig,
  savedTimes,
} from '@jackfield/domain/routing';
import { call, queryClient, store, t, timeZoneAtom } from '@jackfield/runtime';
import { answerAt } from '../home/answer.ts';
import { homeMessages } from '../home/messages.ts';
import { askedAddress } from '../who-answers/asked-address.ts';
import { type AskedTime, askedTime } from './asked-time.ts';
import { commandMessages } from './messages.ts';
import { readRouting } from './read-routing.ts';

/** The words of a question, without those that say nothing of the number. */
function wordsOf(text: string): { isAsked: boolean; words: string[] } {
  const all = folded(text).split(/[\s,?¿]+/);
  const asking = folded(t(commandMessages.answerAsks)).split(' ');
  const filler = new Set([...asking, ...folded(t(commandMessages.answerFiller)).split(' '), '']);
  return {
    isAsked: all.some((word) => asking.includes(word)),
    words: all.filter((word) => !filler.has(word)),
  };
}

/** Milliseconds; while a question is typed it is asked several times. */
const freshness = 5_000;

/** Lines of the answer. */
const most = 8;

/** Company numbers that have every word in their name or digits, by name. */
function meant(config: RoutingConfig, words: readonly string[]): RoutedCompany[] {
  const digitsOf = (id: string) =>
    config.numbers.filter(({ ownerId }) => ownerId === id).map(({ number }) => number);
  return config.companies
    .filter(({ id, label }) => {
      const name = [folded(label), ...digitsOf(id)].join(' ');
      return words.every((word) => name.includes(word));
    })
    .toSorted((one, other) => compareNames(one.label, other.label))
    .slice(0, most);
}

/** The routing as it is at an instant, with what is planned until then. */
async function readRoutingAt(at: number): Promise<RoutingConfig> {
  const [config, planned] = await Promise.all([
    readRouting(freshness),
    queryClient.fetchQuery({
      queryKey: ['planned-changes'],
      staleTime: freshness,
      queryFn: async ({ signal }) => (await call(listPlannedChanges, {}, { signal })).items,
    }),
  ]);
  const last = savedTimes(planned).findLast((time) => time <= at);
  return last === undefined ? config : routingAt(config, planned, last);
}

/**
 * Who answers company numbers at the time that was asked for, in 'who answers main line dec 24 4 pm'
 * (annex J4, J8): a time, a day with the name of a number, or a question alone, which is about now.
 */
export async function answerHits(typed: string, country: AccountCountry): Promise<Hit[]> {
  const now = Date.now();
  const time = askedTime(typed, { now, zone: store.get(timeZoneAtom), country });
  const { isAsked, words } = wordsOf(time?.rest ?? typed);
  if (!isWorthAnAnswer({ time, isAsked, words })) return [];
  return Promise.all(
    meant(await readRouting(freshness), words).map(async (company): Promise<Hit> => {
      const at = time?.at(company.businessHour.timeZone) ?? now;
      const { title } = answerAt(await readRoutingAt(at), company, at);
      return {
        id: `${company.id} answers`,
        group: time
          ? t(commandMessages.answersThen, {
              when: formatDateTime(new Date(at), company.businessHour.timeZone),
            })
          : t(homeMessages.answers),
        icon: 'number',
        text: company.label,
        detail: title,
        isPassing: true,
        to: askedAddress(company, at),
      };
    }),
  );
}

/** A day or a word alone may be a part of a name. */
function isWorthAnAnswer(asked: {
  time: AskedTime | null;
  isAsked: boolean;
  words: readonly string[];
}): boolean {
  const { time, isAsked, words } = asked;
  return isAsked || (time !== null && (time.hasHour || words.length > 0));
}
