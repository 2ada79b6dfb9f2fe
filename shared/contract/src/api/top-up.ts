import { later } from '@jackfield/texts';
import * as v from 'valibot';
import {
  currencySchema,
  daySchema,
  defineEndpoint,
  refusals,
  versionSchema,
} from '@jackfield/contract';
import { creditAmountSchema } from './balance.ts';

const source = ['annex G6', 'annex J7'];

/** Most that a month may add by itself. */
export const mostMonthly = 10_000;
const least = 1;

const isWholeCents = (amount: number) => Number(amount.toFixed(2)) === amount;
const limitText = later(refusals.capAmount);

/** An amount from 1.00 to 10,000.00. */
export const topUpLimitSchema = v.pipe(
  v.number(limitText),
  v.minValue(least, limitText),
  v.maxValue(mostMonthly, limitText),
  v.check(isWholeCents, later(refusals.wholeCents)),
);

const settings = {
  isOn: v.boolean(),
  /** Credit below which it is added to. */
  below: topUpLimitSchema,
  /** What is added, by the default card. */
  amount: creditAmountSchema,
  monthlyLimit: topUpLimitSchema,
};

/** Credit that is added by itself, and how far this month has come. */
export const topUpSchema = v.object({
  ...settings,
  /** Why it was turned off by itself: the card was declined, or there was none. */
  stopped: v.nullable(v.picklist(['declined', 'noCard'])),
  currency: currencySchema,
  /** What was added this month, what is on its way included. */
  used: v.number(),
  /** First days of this month and of the next one, as the account counts them. */
  month: daySchema,
  nextMonth: daySchema,
  version: versionSchema,
});
export type TopUp = v.InferOutput<typeof topUpSchema>;

export const getTopUp = defineEndpoint('GET /api/balance/top-up', {
  id: 'topUp.get',
  summary: 'Whether credit is added by itself, and how far this month has come.',
  source,
  answer: topUpSchema,
});

export const putTopUp = defineEndpoint('PUT /api/balance/top-up', {
  id: 'topUp.update',
  summary: 'Has credit added by itself, or not; 402 PAYMENTREQUIRED without a card.',
  source,
  body: v.pipe(
    v.object(settings),
    v.forward(
      v.check(({ amount, monthlyLimit }) => monthlyLimit >= amount, later(refusals.monthlyLimit)),
      ['monthlyLimit'],
    ),
  ),
  answer: topUpSchema,
  versioned: true,
});
