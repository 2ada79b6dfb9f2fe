import type { LineType } from '@jackfield/contract/api/phone-verification';
import { isTollFreeNumber } from '@jackfield/domain/number-search';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Messaging, SentText, TextAnswer, TextFault } from './messaging.ts';

interface SandboxTextTable {
  id: string;
  sender: string;
  recipient: string;
  body: string;
  sent_at: Date;
}

declare module '../platform/tables.ts' {
  interface Tables {
    sandbox_text: SandboxTextTable;
  }
}

/** Last two digits that stand for lines that are not mobile. */
const lines: Readonly<Record<string, LineType>> = {
  '96': 'unknown',
  '97': 'voip',
  '98': 'landline',
};

/** Last two digits of receivers whom texts do not reach, and what the carriers say. */
const faults: Readonly<Record<string, TextFault>> = {
  '91': 'unreachable',
  '92': 'filtered',
  '98': 'noTexts',
};
/** Last two digits of receivers whose carrier takes its time. */
const slow = '93';

/** How long a text is on its way, and how long the slow carrier looks at one before. */
const travelTime = 2000;
const lookTime = 60_000;

const ending = (number: string) => number.slice(-2);

/** How a text stands so many milliseconds after it was handed in. */
function stateOf({ id, to }: Pick<SentText, 'id' | 'to'>, age: number): TextAnswer {
  const fault = faults[ending(to)];
  if (fault !== undefined && fault !== 'unreachable') {
    return { state: 'refused', providerId: id, fault };
  }
  const left = ending(to) === slow ? age - lookTime : age;
  if (left < 0) return { state: 'open', providerId: id };
  if (left < travelTime) return { state: 'sent', providerId: id };
  return fault === undefined
    ? { state: 'delivered', providerId: id }
    : { state: 'lost', providerId: id, fault };
}

/**
 * The messaging of installations without one: texts stay in its outbox, and what becomes of them is
 * told by the last two digits of their receivers, as documented for trials. Numbers are mobile,
 * except toll-free ones and some endings.
 */
export function createSandboxMessaging({
  db,
  clock,
}: {
  readonly db: Database;
  readonly clock: Clock;
}): Messaging {
  const find = (id: string) =>
    db.system((tx) =>
      tx.selectFrom('sandbox_text').selectAll().where('id', '=', id).executeTakeFirst(),
    );
  const ageOf = (sentAt: Date) => clock.now().getTime() - sentAt.getTime();
  return {
    async lineTypeOf(number) {
      if (isTollFreeNumber(number)) return 'tollfree';
      return lines[ending(number)] ?? 'mobile';
    },
    async send({ id, from, to, text }) {
      await db.system((tx) =>
        tx
          .insertInto('sandbox_text')
          .values({ id, sender: from, recipient: to, body: text, sent_at: clock.now() })
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      );
      const kept = await find(id);
      return stateOf({ id, to }, ageOf(kept?.sent_at ?? clock.now()));
    },
    async check({ id, to }) {
      const kept = await find(id);
      return kept === undefined ? null : stateOf({ id, to }, ageOf(kept.sent_at));
    },
  };
}
