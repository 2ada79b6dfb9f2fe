import type { LineType } from '@jackfield/contract/api/phone-verification';
import type { Telnyx } from 'telnyx';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { lookUp } from '../../telnyx/lookup.ts';
import { isOfSdk } from '../../telnyx/read.ts';
import type { Messaging } from '../messaging.ts';

const day = 86_400_000;
/** How long an answer counts: lines seldom change, and each is paid for. */
const kept = 30 * day;
/** Lookups that are paid for in a day, whoever asks. */
const most = 2000;

/** Telnyx's words for lines; `fixed line or mobile` and all others say too little. */
const known: Readonly<Record<string, LineType>> = {
  mobile: 'mobile',
  'fixed line': 'landline',
  voip: 'voip',
  'toll free': 'tollfree',
};

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly open: () => Promise<Telnyx>;
}

/**
 * Kinds of lines by Telnyx's number lookup (PROV-01). Throws 503 PROVIDERUNAVAILABLE where it cannot
 * be asked, and once the day's lookups are used up.
 */
export function telnyxLineTypes({ db, clock, open }: Parts): Pick<Messaging, 'lineTypeOf'> {
  return {
    async lineTypeOf(number) {
      const since = (age: number) => new Date(clock.now().getTime() - age);
      const { known: told, today } = await db.system(async (tx) => ({
        known: await tx
          .selectFrom('line_type')
          .select('line_type')
          .where('number', '=', number)
          .where('asked_at', '>', since(kept))
          .executeTakeFirst(),
        today: await tx
          .selectFrom('line_type')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('asked_at', '>', since(day))
          .executeTakeFirstOrThrow(),
      }));
      if (told !== undefined) return told.line_type;
      if (Number(today.count) >= most) throw new ApiError('PROVIDERUNAVAILABLE');
      const found = await askFor(open, number);
      if (found === null) return 'unknown';
      await keep(db, { number, line_type: found, asked_at: clock.now() }, since(kept));
      return found;
    },
  };
}

/** What Telnyx says; null where it says nothing, which is asked again the next time. */
async function askFor(open: Parts['open'], number: string): Promise<LineType | null> {
  try {
    const found = await lookUp(await open(), number, 'carrier');
    const type = found?.carrier?.type;
    return type == null ? null : (known[type] ?? 'unknown');
  } catch (error) {
    if (!isOfSdk(error)) throw error;
    throw new ApiError('PROVIDERUNAVAILABLE', { retryAfter: 30 });
  }
}

interface Answer {
  readonly number: string;
  readonly line_type: LineType;
  readonly asked_at: Date;
}

/** Keeps an answer, and forgets those that count no longer. */
async function keep(db: Database, answer: Answer, before: Date): Promise<void> {
  await db.system(async (tx) => {
    await tx.deleteFrom('line_type').where('asked_at', '<', before).execute();
    await tx
      .insertInto('line_type')
      .values(answer)
      .onConflict((conflict) => conflict.column('number').doUpdateSet(answer))
      .execute();
  });
}
