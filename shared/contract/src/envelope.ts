import * as v from 'valibot';
import { type ResponseCode, responseCodes } from './codes.ts';
import { daySchema } from './primitives.ts';

/** One refused member of a request; `field` is its path, for example `keys[2].actionId`. */
export const fieldErrorSchema = v.object({
  code: v.string(),
  field: v.optional(v.string()),
  message: v.optional(v.string()),
});
export type FieldError = v.InferOutput<typeof fieldErrorSchema>;

/** The one error envelope of every endpoint (annex A3). */
export const errorSchema = v.object({
  responseCode: v.picklist(Object.keys(responseCodes) as [ResponseCode, ...ResponseCode[]]),
  message: v.string(),
  errors: v.array(fieldErrorSchema),
  traceId: v.string(),
  /** `errors` once more; where a link to confirm an email or set a password is refused only (API-19). */
  error: v.optional(v.array(fieldErrorSchema)),
  /** The record as it is now; with VERSIONCONFLICT only (annex J1). */
  current: v.optional(v.unknown()),
});
export type ErrorEnvelope = v.InferOutput<typeof errorSchema>;

/** List envelope of annex A1; cursor lists have `pageNum` null, page lists `nextStartAfter` null. */
export function listSchema<Item extends v.GenericSchema>(item: Item) {
  return v.object({
    items: v.array(item),
    total: v.nullable(v.number()),
    limit: v.number(),
    pageNum: v.nullable(v.number()),
    pageCount: v.nullable(v.number()),
    hasMore: v.boolean(),
    nextStartAfter: v.nullable(v.string()),
  });
}

/** Answer of a list endpoint. */
export type ListOf<Item> = {
  items: Item[];
  total: number | null;
  limit: number;
  pageNum: number | null;
  pageCount: number | null;
  hasMore: boolean;
  nextStartAfter: string | null;
};

const integerText = v.pipe(
  v.union([v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)), v.number()]),
  v.integer(),
);

/** Query members of a page list: `pageNum` from 1, `limit` 1 to 100, default 25 (OP-01). */
export function pageQuery<const Sort extends readonly [string, ...string[]]>(sortBy: Sort) {
  return {
    pageNum: v.optional(v.pipe(integerText, v.minValue(1))),
    limit: v.optional(v.pipe(integerText, v.minValue(1), v.maxValue(100))),
    sortBy: v.optional(v.picklist(sortBy)),
    direction: v.optional(v.picklist(['asc', 'desc'])),
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
  };
}

const idPattern = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}';

/** Query member of a list that answers these records alone: up to 50 ids, with commas between. */
export const idsQuery = v.optional(
  v.pipe(v.string(), v.regex(new RegExp(`^${idPattern}(?:,${idPattern}){0,49}$`))),
);

/** Query members of a cursor list: the id of the last item received, and the page size. */
export const cursorQuery = {
  limit: v.optional(v.pipe(integerText, v.minValue(1), v.maxValue(100))),
  startAfter: v.optional(v.pipe(v.string(), v.uuid())),
};

/** Optional day range, both ends included, in the account's time zone. */
export const dayRangeQuery = {
  startDate: v.optional(daySchema),
  endDate: v.optional(daySchema),
};
