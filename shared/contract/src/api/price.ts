import { later, type Message } from '@jackfield/texts';
import * as v from 'valibot';
import { currencySchema, daySchema, defineEndpoint, refusals } from '@jackfield/contract';

/** An amount with at most two decimals; one that is out of its range is refused in these words. */
export const amountSchema = (least: number, most: number, outside: Message) =>
  v.pipe(
    v.number(later(outside)),
    v.minValue(least, later(outside)),
    v.maxValue(most, later(outside)),
    v.check((amount) => Number(amount.toFixed(2)) === amount, later(refusals.wholeCents)),
  );

/** What has a price: what an account pays for each month, and what it pays for once (OP-112). */
export const priceItems = [
  'user',
  'localNumber',
  'tollFreeNumber',
  'deskphone.t31p',
  'deskphone.t54w',
  'deskphone.t58w',
  'deskphone.cp925',
  'brand',
  'campaign',
  'vetting',
  'chargeCheck',
  'text',
] as const;
export type PriceItem = (typeof priceItems)[number];

/** What a phone number is called in the price list. */
export const numberItem = (isTollFree: boolean) =>
  isTollFree ? ('tollFreeNumber' as const) : ('localNumber' as const);

const pieces = `(${priceItems.map((item) => item.replace('.', '\\.')).join('|')})\\*[1-9]\\d{0,2}`;

const isItem = (text: string | undefined): text is PriceItem =>
  (priceItems as readonly (string | undefined)[]).includes(text);

/** Pieces of items as they stand in an address: 'deskphone.t54w*2,deskphone.t31p*1'. */
const quotedItemsSchema = v.pipe(
  v.string(),
  v.regex(new RegExp(`^${pieces}(,${pieces}){0,19}$`)),
  v.transform((text) =>
    text.split(',').flatMap((part) => {
      const [item, quantity] = part.split('*');
      return isItem(item) ? [{ item, quantity: Number(quantity) }] : [];
    }),
  ),
);

/** Pieces of a quote; what is bought one by one is a line of the invoice for each. */
const quoteLineSchema = v.object({
  item: v.picklist(priceItems),
  /** What it is called in the language of the reader. */
  name: v.string(),
  quantity: v.number(),
  /** Of one piece, for a whole month where it is paid each month. */
  price: v.number(),
  /** Of all pieces, likewise. */
  amount: v.number(),
  /** Their part of the total, with tax. */
  total: v.number(),
  /** How many lines of the invoice they are. */
  times: v.number(),
  /** One of these lines, for the rest of the month; its share and its tax are rounded once. */
  each: v.object({ amount: v.number(), tax: v.number(), total: v.number() }),
  /** In per cent; null where it is not taxed. */
  taxRate: v.nullable(v.number()),
});

/** What an action costs, as it will stand on the invoice. */
export const quoteSchema = v.object({
  currency: currencySchema,
  /** Trials pay nothing for what is paid each month. */
  isTrial: v.boolean(),
  oneTime: v.number(),
  monthly: v.number(),
  lines: v.array(quoteLineSchema),
  /** The rest of the month that has begun; null where nothing is paid each month. */
  share: v.nullable(
    v.object({
      amount: v.number(),
      from: daySchema,
      to: daySchema,
      days: v.number(),
      daysOfMonth: v.number(),
      /** Nothing is left to pay of this month, which counted it already. */
      isPaid: v.boolean(),
    }),
  ),
  tax: v.object({
    amount: v.number(),
    /** In per cent; null where none is configured. */
    rate: v.nullable(v.number()),
    /** What is asked for is taxed nowhere. */
    isExempt: v.boolean(),
  }),
  total: v.number(),
  /** The day of the invoice that it stands on; null where the card is charged at once. */
  invoiceOn: v.nullable(daySchema),
  /** What each whole month costs from then on, with tax. */
  monthlyWithTax: v.number(),
  /** The prepaid credit afterwards, which fees do not touch. */
  credit: v.number(),
  /** Days that the credit lasts at the pace of the last 30; null after too little use. */
  daysLeft: v.nullable(v.number()),
});
export type Quote = v.InferOutput<typeof quoteSchema>;

/** What a quote is asked of: items, or the end of the trial. */
export const quoteQuerySchema = v.object({
  items: v.optional(quotedItemsSchema),
  of: v.optional(v.literal('trialEnd')),
});
export type QuoteQuery = v.InferOutput<typeof quoteQuerySchema>;

export const getQuote = defineEndpoint('GET /api/quote', {
  id: 'quote.get',
  summary:
    'What an action would cost: one time, each month, share of the month, tax, total. Items, or what the end of the trial starts.',
  source: ['annex J7', 'OP-112'],
  query: quoteQuerySchema,
  answer: quoteSchema,
});

/** The total that was shown before an action; another one by then is refused with 409. */
export const shownTotalSchema = v.pipe(v.number(), v.minValue(0));
