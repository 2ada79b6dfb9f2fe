import { later } from '@jackfield/texts';
import * as v from 'valibot';
import {
  currencySchema,
  defineEndpoint,
  idSchema,
  instantSchema,
  listSchema,
  phoneNumberSchema,
  refusals,
  required,
  wholeNumber,
} from '@jackfield/contract';
import { priceItems, shownTotalSchema } from './price.ts';

/** Drawings of telephones that the browser has. */
export const deskphonePictureSchema = v.picklist(['compact', 'colour', 'touch', 'conference']);
export type DeskphonePicture = v.InferOutput<typeof deskphonePictureSchema>;

/** A telephone for sale (annex G3); the price is for one, in the account's currency. */
export const deskphoneSchema = v.object({
  id: idSchema,
  /** What the price list calls it. */
  item: v.picklist(priceItems),
  model: v.string(),
  description: v.string(),
  picture: deskphonePictureSchema,
  price: v.number(),
  currency: currencySchema,
});
export type Deskphone = v.InferOutput<typeof deskphoneSchema>;

/** States of an order (annex G3). */
export const deskphoneOrderStatusSchema = v.picklist([
  'pending',
  'paid',
  'shipped',
  'delivered',
  'cancelled',
]);
export type DeskphoneOrderStatus = v.InferOutput<typeof deskphoneOrderStatusSchema>;

/** Address format one (ENT-30). */
export const shippingAddressSchema = v.object({
  address: v.pipe(v.string(), v.trim(), v.maxLength(100)),
  address2: v.pipe(v.string(), v.trim(), v.maxLength(100)),
  city: v.pipe(v.string(), v.trim(), v.maxLength(100)),
  state: v.pipe(v.string(), v.trim(), v.maxLength(10)),
  zip: v.pipe(v.string(), v.trim(), v.maxLength(20)),
});

/** Most pieces of one model, and most models, in an order. */
export const mostPieces = 50;
export const mostModels = 10;

const quantitySchema = wholeNumber('quantity', [1, mostPieces]);

/** Body of POST /api/deskphone/order. */
export const newDeskphoneOrderSchema = v.object({
  items: v.pipe(
    v.array(v.object({ deskphoneId: idSchema, quantity: quantitySchema })),
    v.minLength(1, required('quantity')),
    v.maxLength(mostModels),
    v.check(
      (items) => new Set(items.map(({ deskphoneId }) => deskphoneId)).size === items.length,
      later(refusals.duplicate),
    ),
  ),
  shippingAddress: shippingAddressSchema,
  contactPhone: phoneNumberSchema,
  /** What was shown for it with tax; 409 PRICECHANGED where it costs something else by now. */
  shownTotal: v.optional(shownTotalSchema),
});
export type NewDeskphoneOrder = v.InferOutput<typeof newDeskphoneOrderSchema>;

/** An order of desk phones (DEV-02). */
export const deskphoneOrderSchema = v.object({
  id: idSchema,
  status: deskphoneOrderStatusSchema,
  items: v.array(
    v.object({
      deskphoneId: idSchema,
      model: v.string(),
      quantity: v.number(),
      /** Of one piece, as ordered. */
      price: v.number(),
    }),
  ),
  total: v.number(),
  currency: currencySchema,
  shippingAddress: shippingAddressSchema,
  contactPhone: phoneNumberSchema,
  trackingNumber: v.nullable(v.string()),
  /** Why it was cancelled, unless a person did it. */
  reason: v.nullable(v.string()),
  /** What was charged has been given back. */
  isRefunded: v.boolean(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type DeskphoneOrder = v.InferOutput<typeof deskphoneOrderSchema>;

export const listDeskphones = defineEndpoint('GET /api/deskphone', {
  id: 'deskphone.list',
  summary: 'Desk phones for sale.',
  source: ['DEV-02', 'annex A8'],
  answer: listSchema(deskphoneSchema),
});

export const listDeskphoneOrders = defineEndpoint('GET /api/deskphone/order', {
  id: 'deskphoneOrder.list',
  summary: 'Orders of desk phones, newest first.',
  source: ['DEV-02', 'annex A8'],
  answer: listSchema(deskphoneOrderSchema),
});

export const orderDeskphones = defineEndpoint('POST /api/deskphone/order', {
  id: 'deskphoneOrder.create',
  summary:
    'Orders desk phones with an invoice of their own, charged to the default card; 402 PAYMENTREQUIRED without one.',
  source: ['DEV-02', 'annex A8'],
  body: newDeskphoneOrderSchema,
  status: 201,
  answer: deskphoneOrderSchema,
  idempotent: true,
});

export const cancelDeskphoneOrder = defineEndpoint('PUT /api/deskphone/order/{id}/cancel', {
  id: 'deskphoneOrder.cancel',
  summary: 'Cancels an order that has not been shipped; what was charged is given back.',
  source: ['DEV-02', 'annex G3'],
  answer: deskphoneOrderSchema,
});
