import * as v from 'valibot';
import {
  accountCountrySchema,
  defineEndpoint,
  idSchema,
  instantSchema,
  listSchema,
  notThisForm,
  phoneNumberSchema,
  required,
  requiredText,
  sentServiceAddressSchema,
} from '@jackfield/contract';

/** Outbound calling name, or directory listing. */
export const numberOrderKindSchema = v.picklist(['lidb', 'dlda']);
export type NumberOrderKind = v.InferOutput<typeof numberOrderKindSchema>;

/** State of an order (annex E4); the last two are final. */
export const numberOrderStatusSchema = v.picklist(['pending', 'processing', 'completed', 'failed']);
export type NumberOrderStatus = v.InferOutput<typeof numberOrderStatusSchema>;

/** Name that called phones show, with the kind of its line (annex F6). */
export const callingNameSchema = v.object({
  callerName: v.pipe(
    requiredText('callingName', 15),
    v.regex(/^[\p{L}\p{M}\d ]+$/u, notThisForm('callingName')),
  ),
  lineType: v.picklist(['business', 'residential'], required('lineType')),
});
export type CallingName = v.InferOutput<typeof callingNameSchema>;

/** Entry of a number in public directories (annex F6); the address is mandatory. */
export const directoryListingSchema = v.object({
  listingName: requiredText('listingName', 50),
  address: sentServiceAddressSchema,
  listingType: v.picklist(['listed', 'nonListed', 'nonPublished'], required('listingType')),
});
export type DirectoryListing = v.InferOutput<typeof directoryListingSchema>;

const orderMembers = {
  id: idSchema,
  phoneNumberId: idSchema,
  orderStatus: numberOrderStatusSchema,
  /** Why the carrier refused; failed orders only. */
  reason: v.nullable(v.string()),
  createdAt: instantSchema,
  updatedAt: instantSchema,
};

/** An order of a calling name (ENT-18). */
export const callingNameOrderSchema = v.object({ ...orderMembers, ...callingNameSchema.entries });
export type CallingNameOrder = v.InferOutput<typeof callingNameOrderSchema>;

/** An order of a directory listing (ENT-18). */
export const listingOrderSchema = v.object({ ...orderMembers, ...directoryListingSchema.entries });
export type ListingOrder = v.InferOutput<typeof listingOrderSchema>;

/** The number that orders are about. */
export const orderedNumberSchema = v.object({
  id: idSchema,
  number: phoneNumberSchema,
  label: v.string(),
  country: accountCountrySchema,
  ownerType: v.picklist(['company', 'teammate']),
  ownerId: idSchema,
  ownerName: v.string(),
});
export type OrderedNumber = v.InferOutput<typeof orderedNumberSchema>;

export const listCallingNameOrders = defineEndpoint('GET /api/phonenumber/{id}/lidb', {
  id: 'callingName.list',
  summary: "Orders of a number's calling name, newest first, with the number and its current name.",
  source: ['API-101', 'LIDB-05', 'LIDB-07'],
  answer: v.object({
    ...listSchema(callingNameOrderSchema).entries,
    phoneNumber: orderedNumberSchema,
    current: v.nullable(callingNameSchema),
  }),
});

export const orderCallingName = defineEndpoint('POST /api/phonenumber/{id}/lidb', {
  id: 'callingName.order',
  summary: 'Orders a calling name; 409 DUPLICATE while an order is open.',
  source: ['API-100', 'LIDB-05', 'OP-101'],
  body: callingNameSchema,
  status: 201,
  answer: callingNameOrderSchema,
  idempotent: true,
});

export const listListingOrders = defineEndpoint('GET /api/phonenumber/{id}/dlda', {
  id: 'directoryListing.list',
  summary:
    "Orders of a number's directory listing, newest first, with the number and its current listing.",
  source: ['API-103', 'LIDB-06', 'LIDB-07'],
  answer: v.object({
    ...listSchema(listingOrderSchema).entries,
    phoneNumber: orderedNumberSchema,
    current: v.nullable(directoryListingSchema),
    /** False where the provider of the number takes no listings, so that none can be ordered. */
    isOffered: v.optional(v.boolean()),
  }),
});

export const orderDirectoryListing = defineEndpoint('POST /api/phonenumber/{id}/dlda', {
  id: 'directoryListing.order',
  summary:
    'Orders a directory listing; 400 where the provider of the number offers none, 409 DUPLICATE while an order is open.',
  source: ['API-102', 'LIDB-06', 'OP-101'],
  body: directoryListingSchema,
  status: 201,
  answer: listingOrderSchema,
  idempotent: true,
});
