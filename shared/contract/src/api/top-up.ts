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
import { capSchema } from './spend-guard.ts';

const source = ['annex G6', 'annex J7'];

const settings = {
  isOn: v.boolean(),
  /** Credit below which it is added to. */
  below: capSchema,
  /** What is added, by the default card. */
  amount: creditAmountSchema,
  monthlyLimit: capSchema,
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
