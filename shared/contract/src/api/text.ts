import * as v from 'valibot';
import {
  atMost,
  currencySchema,
  dayRangeQuery,
  defineEndpoint,
  idSchema,
  instantSchema,
  listSchema,
  pageQuery,
  phoneNumberSchema,
  required,
} from '@jackfield/contract';
import { accountHolds } from './routing-config.ts';
import { textingReasons } from './texting-status.ts';

const source = ['PROV-01', 'OP-76'];

/** Most characters of a text, in UTF-16: ten parts of it at most reach carriers whole. */
export const longestText = 1600;

/** How a text is written on its way: seven bits a character, or two bytes where one needs more. */
export const textEncodings = ['gsm7', 'ucs2'] as const;
export type TextEncoding = (typeof textEncodings)[number];

/**
 * How a text stands. `queued` is not at the carriers yet, and may wait for the end of the receiver's
 * quiet hours (`sendAt`); `sent` is with them; `received` came in. The others are ends.
 */
export const textStates = [
  'queued',
  'sent',
  'delivered',
  'failed',
  'cancelled',
  'received',
] as const;
export type TextState = (typeof textStates)[number];

/** Why a text may not go out, or did not arrive. */
export const textReasons = [
  /** All texts of the account are held. */
  ...accountHolds,
  /** No credit left. */
  'noCredit',
  /** The number that it is from cannot text, or is not the person's or the account's (any more). */
  'notReady',
  'number',
  /** The receiver has opted out; only their START brings them back. */
  'optedOut',
  /** The receiver is outside of the USA and Canada. */
  'abroad',
  /** The carriers: a line that takes no texts, one that is off or gone, their filter, anything else. */
  'noTexts',
  'unreachable',
  'filtered',
  'refused',
] as const;
export type TextReason = (typeof textReasons)[number];

const ownerSchema = v.object({ kind: v.picklist(['company', 'teammate']), id: idSchema });

/** A text message that came in or goes out. */
export const textSchema = v.object({
  id: idSchema,
  direction: v.picklist(['inbound', 'outbound']),
  /** The number of the account, what it is called and who has it today. */
  own: v.object({ number: v.string(), label: v.string(), owner: v.nullable(ownerSchema) }),
  /** Who is at the other end; the name is the last that a call told, else empty. */
  other: v.object({ number: v.string(), name: v.string() }),
  text: v.string(),
  parts: v.number(),
  state: v.picklist(textStates),
  /** Of one that failed. */
  reason: v.nullable(v.picklist(textReasons)),
  /** Who wrote it; the id is null when the user is gone. Null for what came in and for answers that the portal gave by itself. */
  author: v.nullable(v.object({ id: v.nullable(idSchema), name: v.string() })),
  /** Whom it is for, or whose number it is from; null for what only admins see. */
  for: v.nullable(
    v.object({ kind: v.picklist(['teammate', 'team']), id: idSchema, name: v.string() }),
  ),
  /** When it came in or was written. */
  at: instantSchema,
  /** Until when one that is `queued` waits for the receiver's morning; null for none that waits. */
  sendAt: v.nullable(instantSchema),
  /** What it cost; 0 until it was sent. */
  amount: v.number(),
  currency: currencySchema,
  /** The signed-in person may cancel it now. */
  isCancellable: v.boolean(),
});
export type Text = v.InferOutput<typeof textSchema>;

const page = pageQuery(['at']);

export const listTexts = defineEndpoint('GET /api/text', {
  id: 'text.list',
  summary:
    'Texts of the account, the newest first; of standard users those that they wrote, and those that are for them or their teams.',
  source,
  query: v.object({
    ...dayRangeQuery,
    pageNum: page.pageNum,
    limit: page.limit,
    /** In the words of the text, digits of the other number and the name of who has it. */
    search: page.search,
    direction: v.optional(v.picklist(['inbound', 'outbound'])),
    /** A number of the account. */
    number: v.optional(phoneNumberSchema),
    /** Texts with this number alone. */
    other: v.optional(phoneNumberSchema),
  }),
  answer: listSchema(textSchema),
});

/** A number that the signed-in person may text from, once it can text. */
export const textNumberSchema = v.object({
  id: idSchema,
  number: phoneNumberSchema,
  label: v.string(),
  owner: ownerSchema,
  isReady: v.boolean(),
  /** What keeps it from texting, where it is not ready. */
  reason: v.picklist(textingReasons),
});
export type TextNumber = v.InferOutput<typeof textNumberSchema>;

export const listTextNumbers = defineEndpoint('GET /api/text/number', {
  id: 'text.numbers',
  summary:
    'Numbers that the signed-in person texts from: their own first, then those of the company that they may show or whose texts come to them.',
  source,
  answer: v.object({ items: v.array(textNumberSchema) }),
});

const wordsSchema = v.pipe(v.string(required('text')), v.maxLength(longestText));

export const quoteText = defineEndpoint('POST /api/text/quote', {
  id: 'text.quote',
  summary:
    'What a text will be before it is sent: its parts and price, what keeps it back, and until when it would wait for the morning of its receiver. Sends and stores nothing.',
  source,
  body: v.object({
    from: v.optional(phoneNumberSchema),
    to: v.optional(phoneNumberSchema),
    text: wordsSchema,
  }),
  answer: v.object({
    encoding: v.picklist(textEncodings),
    /** 0 for an empty text. */
    parts: v.number(),
    /** Characters that still fit into the last part. */
    left: v.number(),
    /** Of one part. */
    price: v.number(),
    amount: v.number(),
    currency: currencySchema,
    /** What would keep it back now, of what is known of it; null for nothing. */
    because: v.nullable(v.picklist(textReasons)),
    /** When it would go out, where it is night at its receiver's; null for at once. */
    waitsUntil: v.nullable(instantSchema),
    /** IANA time zone of the receiver; null where it is not known. */
    zone: v.nullable(v.string()),
  }),
});
export type TextQuote = v.InferOutput<(typeof quoteText)['answer']>;

export const sendText = defineEndpoint('POST /api/text', {
  id: 'text.send',
  summary:
    'Sends a text, at once or in the morning of its receiver. 400 with a field for a number that is not the person’s or cannot text, a receiver who has opted out or is abroad, and for an account that is held or without credit.',
  source,
  body: v.object({
    from: phoneNumberSchema,
    to: phoneNumberSchema,
    text: v.pipe(
      v.string(required('text')),
      v.trim(),
      v.nonEmpty(required('text')),
      atMost('text', longestText),
    ),
  }),
  idempotent: true,
  status: 201,
  answer: textSchema,
});

export const cancelText = defineEndpoint('POST /api/text/{id}/cancel', {
  id: 'text.cancel',
  summary:
    'Takes back a text that waits; for who wrote it and admins. 409 INVALIDTRANSITION once it is on its way, 404 for texts of others.',
  source,
  answer: textSchema,
});
