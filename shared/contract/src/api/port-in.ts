import { later } from '@jackfield/texts';
import * as v from 'valibot';
import {
  daySchema,
  defineEndpoint,
  idSchema,
  instantSchema,
  listSchema,
  optionalText,
  pageQuery,
  phoneNumberSchema,
  notValid,
  recordMembers,
  refusals,
  required,
  requiredText,
  sentServiceAddressSchema,
  serviceAddressSchema,
} from '@jackfield/contract';

/**
 * States of a porting order (PORT-01). `submitted` waits for the other carrier; `dated` has a day;
 * `partlyDone` left a number where it was.
 */
export const portOrderStates = [
  'draft',
  'submitted',
  'rejected',
  'dated',
  'moving',
  'done',
  'partlyDone',
  'cancelled',
] as const;
export type PortOrderState = (typeof portOrderStates)[number];

/** States of one number of an order. */
export const portNumberStates = [
  'waiting',
  'accepted',
  'rejected',
  'moved',
  'failed',
  'leftOut',
] as const;
export type PortNumberState = (typeof portNumberStates)[number];

/** Most numbers of one order. */
export const mostPortNumbers = 50;
/** Bytes and types of the bill. */
export const maxBillBytes = 10 * 1024 * 1024;
export const billTypes = ['application/pdf', 'image/png', 'image/jpeg'] as const;
export type BillType = (typeof billTypes)[number];
/** Days that carriers take a bill for, from the day it is dated. */
export const billDays = 60;
/** Days that a rejected order waits for its corrections. */
export const correctionDays = 28;
/** Working days between today and the earliest day to move. */
export const workingDaysAhead = 5;

/** What a letter of authorization is signed with. */
const nameSchema = requiredText('signature', 100);

/** What calls go to once a number has moved: a company number, one made with it, or a person. */
export const portTargetSchema = v.variant('type', [
  v.object({ type: v.literal('company'), id: idSchema }),
  v.object({ type: v.literal('newCompany'), label: requiredText('label', 50) }),
  v.object({ type: v.literal('teammate'), id: idSchema }),
]);
export type PortTarget = v.InferOutput<typeof portTargetSchema>;

const portedNumbers = <const S extends v.GenericSchema<unknown, { number: string }>>(item: S) =>
  v.pipe(
    v.array(item),
    v.minLength(1, required('number')),
    v.maxLength(mostPortNumbers),
    v.check(
      (items) => new Set(items.map(({ number }) => number)).size === items.length,
      later(refusals.duplicate),
    ),
  );

const pinSchema = v.pipe(v.string(), v.trim(), v.regex(/^[\p{L}\p{N}-]{0,20}$/u, notValid('pin')));

/** What an order is made of while it is a draft; only what is wrong is refused, not what is missing. */
export const portOrderChangeSchema = v.object({
  numbers: portedNumbers(
    v.object({ number: phoneNumberSchema, target: v.nullable(portTargetSchema) }),
  ),
  accountNumber: optionalText('accountNumber', 50),
  /** Left out, it stays as it is; empty, there is none. It is never answered. */
  pin: v.optional(pinSchema),
  billName: optionalText('billName', 100),
  serviceAddress: v.nullable(sentServiceAddressSchema),
  /** Who signs the letter of authorization. */
  contactName: optionalText('contactName', 100),
  wantedDate: v.nullable(daySchema),
});
export type PortOrderChange = v.InferOutput<typeof portOrderChangeSchema>;

const storedTargetSchema = v.object({
  type: v.picklist(['company', 'newCompany', 'teammate']),
  /** Null for a company number that is made when the number moves. */
  id: v.nullable(idSchema),
  /** Name of the company number or the person. */
  label: v.string(),
});

/** A number of an order. */
export const portOrderNumberSchema = v.object({
  id: idSchema,
  number: phoneNumberSchema,
  state: v.picklist(portNumberStates),
  /** Null where none is chosen, or the chosen one is gone: the order can't be sent then. */
  target: v.nullable(storedTargetSchema),
  /** Where this number is listed at another address than the order's. */
  serviceAddress: v.nullable(serviceAddressSchema),
  /** Why it did not move, in words; null otherwise. */
  reason: v.nullable(v.string()),
});
export type PortOrderNumber = v.InferOutput<typeof portOrderNumberSchema>;

/** What a rejection may be about; `number` can only be left out. */
export const portPointFields = [
  'accountNumber',
  'pin',
  'billName',
  'contactName',
  'serviceAddress',
  'number',
] as const;
export type PortPointField = (typeof portPointFields)[number];

/** A point of a rejection: what was sent, what they say, and what it means. */
export const portPointSchema = v.object({
  id: idSchema,
  field: v.picklist(portPointFields),
  /** The number that it is about; null for all of the order. */
  number: v.nullable(phoneNumberSchema),
  /** Null for the PIN, which is never shown. */
  sent: v.nullable(v.string()),
  says: v.string(),
  means: v.string(),
  /** It is corrected, or its number left out. Kept until the order is sent again. */
  isDone: v.boolean(),
  /** What stands in the field now; null for an address, the PIN and a number. */
  value: v.nullable(v.string()),
  /** The same of an address. */
  address: v.nullable(serviceAddressSchema),
});
export type PortPoint = v.InferOutput<typeof portPointSchema>;

/** What has happened to an order, the oldest first. */
export const portSteps = [
  'signed',
  'billAdded',
  'submitted',
  'rejected',
  'dated',
  'moving',
  'done',
  'partlyDone',
  'cancelled',
] as const;

/** A porting order, whole (PORT-01). */
export const portOrderSchema = v.object({
  id: idSchema,
  /** What people call it: P-2041. */
  orderNumber: v.string(),
  state: v.picklist(portOrderStates),
  /** The carrier that the numbers leave. */
  carrier: v.string(),
  numbers: v.array(portOrderNumberSchema),
  accountNumber: v.string(),
  hasPin: v.boolean(),
  /** Who the bill is made out to, as it stands there. */
  billName: v.string(),
  serviceAddress: v.nullable(serviceAddressSchema),
  contactName: v.string(),
  wantedDate: v.nullable(daySchema),
  bill: v.nullable(
    v.object({
      fileName: v.string(),
      billDate: daySchema,
      /** The last day that carriers take it. */
      validUntil: daySchema,
    }),
  ),
  letter: v.nullable(
    v.object({
      signedName: v.string(),
      /** The person of the account who signed. */
      signedBy: v.string(),
      signedAt: instantSchema,
      /** False since names, numbers or carrier differ from what was signed: sign again. */
      isCurrent: v.boolean(),
    }),
  ),
  /** Of the last rejection; empty otherwise. */
  points: v.array(portPointSchema),
  /** Until when a rejected order waits; then it is cancelled. */
  correctUntil: v.nullable(instantSchema),
  /** When the numbers move; null until the other carrier confirms it. */
  movesAt: v.nullable(instantSchema),
  /** The last day on which it can be cancelled; null once it can't, or without a date yet. */
  cancelUntil: v.nullable(daySchema),
  canCancel: v.boolean(),
  /** Days that can be wanted; null when none can be chosen any more. */
  dates: v.nullable(
    v.object({
      earliest: daySchema,
      latest: daySchema,
      /** Holidays between them, on which nothing moves; nor do weekends. */
      closed: v.array(daySchema),
    }),
  ),
  story: v.array(
    v.object({
      step: v.picklist(portSteps),
      at: instantSchema,
      /** Who did it; null for the carriers. */
      by: v.nullable(v.string()),
    }),
  ),
  ...recordMembers,
});
export type PortOrder = v.InferOutput<typeof portOrderSchema>;

/** A porting order in the list. */
export const portOrderListItemSchema = v.object({
  ...v.pick(portOrderSchema, ['id', 'orderNumber', 'state', 'carrier', 'wantedDate', 'movesAt'])
    .entries,
  numbers: v.array(phoneNumberSchema),
  /** Points that are still to be corrected. */
  openPoints: v.number(),
  ...recordMembers,
});
export type PortOrderListItem = v.InferOutput<typeof portOrderListItemSchema>;

const checkedNumberSchema = v.object({
  number: phoneNumberSchema,
  canMove: v.boolean(),
  /** Who serves it now; null where it can't move. */
  carrier: v.nullable(v.string()),
  /** Why it can't move, in words. */
  reason: v.nullable(v.string()),
});
export type CheckedNumber = v.InferOutput<typeof checkedNumberSchema>;

const numbersSchema = v.pipe(
  v.array(phoneNumberSchema),
  v.minLength(1, required('number')),
  v.maxLength(mostPortNumbers),
);

export const checkPortability = defineEndpoint('POST /api/portorder/check', {
  id: 'portOrder.check',
  summary: 'Which numbers can move here, and from which carrier.',
  source: ['PORT-01'],
  body: v.object({ numbers: numbersSchema }),
  answer: v.object({ items: v.array(checkedNumberSchema) }),
});

const { pageNum, limit } = pageQuery(['number']);

export const listPortOrders = defineEndpoint('GET /api/portorder', {
  id: 'portOrder.list',
  summary: 'A page of porting orders, newest first, of one state or of all.',
  source: ['PORT-01'],
  query: v.object({ pageNum, limit, state: v.optional(v.picklist(portOrderStates)) }),
  answer: listSchema(portOrderListItemSchema),
});

export const getPortOrder = defineEndpoint('GET /api/portorder/{id}', {
  id: 'portOrder.get',
  summary: 'One porting order, whole.',
  source: ['PORT-01'],
  answer: portOrderSchema,
});

export const createPortOrder = defineEndpoint('POST /api/portorder', {
  id: 'portOrder.create',
  summary: 'Begins a porting order of numbers that leave one carrier.',
  source: ['PORT-01'],
  body: v.object({ numbers: numbersSchema }),
  status: 201,
  answer: portOrderSchema,
});

export const updatePortOrder = defineEndpoint('PUT /api/portorder/{id}', {
  id: 'portOrder.update',
  summary: 'Saves a draft; 409 INVALIDTRANSITION once it was sent.',
  source: ['PORT-01'],
  body: portOrderChangeSchema,
  versioned: true,
  answer: portOrderSchema,
});

/** Multipart with the field billDate, then the file: fields behind the file are not looked at. */
export const uploadPortBill = defineEndpoint('POST /api/portorder/{id}/bill', {
  id: 'portOrder.uploadBill',
  summary: 'Adds the last bill of the other carrier, a PDF, PNG or JPG, in place of one before.',
  source: ['PORT-01'],
  encoding: 'multipart',
  body: v.object({ billDate: daySchema, file: v.unknown() }),
  answer: portOrderSchema,
});

export const portBillAddress = defineEndpoint('GET /api/portorder/{id}/bill', {
  id: 'portOrder.billAddress',
  summary: 'An address that opens the bill for five minutes.',
  source: ['PORT-01'],
  answer: v.object({ url: v.string() }),
});

export const getPortLetter = defineEndpoint('GET /api/portorder/{id}/letter', {
  id: 'portOrder.letter',
  summary: 'The letter of authorization: as it was signed, or as it is to be signed.',
  source: ['PORT-01'],
  answer: v.object({
    title: v.string(),
    paragraphs: v.array(v.string()),
    /** What signing it agrees to, beside the box. */
    consent: v.string(),
    signature: portOrderSchema.entries.letter,
  }),
});

export const signPortLetter = defineEndpoint('PUT /api/portorder/{id}/letter', {
  id: 'portOrder.sign',
  summary: 'Signs the letter of authorization with the name of the contact.',
  source: ['PORT-01'],
  body: v.object({ signature: nameSchema, isAgreed: v.literal(true, later(refusals.readFirst)) }),
  versioned: true,
  answer: portOrderSchema,
});

export const submitPortOrder = defineEndpoint('PUT /api/portorder/{id}/submit', {
  id: 'portOrder.submit',
  summary:
    'Sends a draft, or a rejected order whose points are all done; 400 names what is missing.',
  source: ['PORT-01'],
  body: v.object({ wantedDate: daySchema }),
  versioned: true,
  answer: portOrderSchema,
});

/** What corrects a point of a rejection, by its field. */
export const portCorrectionSchema = v.variant('field', [
  v.object({ field: v.literal('accountNumber'), value: requiredText('accountNumber', 50) }),
  v.object({ field: v.literal('pin'), value: v.pipe(pinSchema, v.nonEmpty(required('pin'))) }),
  v.object({ field: v.literal('billName'), value: requiredText('billName', 100) }),
  v.object({ field: v.literal('contactName'), value: requiredText('contactName', 100) }),
  v.object({ field: v.literal('serviceAddress'), address: sentServiceAddressSchema }),
]);

export const correctPortPoint = defineEndpoint('PUT /api/portorder/{id}/point/{pointId}', {
  id: 'portOrder.correct',
  summary: 'Corrects a point of a rejection; kept until the order is sent again.',
  source: ['PORT-01'],
  body: portCorrectionSchema,
  answer: portOrderSchema,
});

export const undoPortPoint = defineEndpoint('DELETE /api/portorder/{id}/point/{pointId}', {
  id: 'portOrder.undoCorrection',
  summary: 'Takes the correction of a point back: it is as it was sent.',
  source: ['PORT-01'],
  answer: portOrderSchema,
});

export const leavePortNumberOut = defineEndpoint('PUT /api/portorder/{id}/number/{numberId}', {
  id: 'portOrder.leaveOut',
  summary: 'Leaves a number out of a rejected order, or takes it in again.',
  source: ['PORT-01'],
  body: v.object({ isLeftOut: v.boolean() }),
  answer: portOrderSchema,
});

export const cancelPortOrder = defineEndpoint('PUT /api/portorder/{id}/cancel', {
  id: 'portOrder.cancel',
  summary: 'Cancels an order until the day before its date; 409 INVALIDTRANSITION then.',
  source: ['PORT-01'],
  answer: portOrderSchema,
});
