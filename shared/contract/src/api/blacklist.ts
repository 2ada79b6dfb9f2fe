import * as v from 'valibot';
import {
  defineEndpoint,
  idSchema,
  instantSchema,
  listSchema,
  notEmergency,
  notThisForm,
  pageQuery,
  phoneNumberSchema,
  recordMembers,
  required,
} from '@jackfield/contract';

/** The two lists: numbers that nobody calls, and callers that are turned away. */
export const blacklistDirections = ['outbound', 'inbound'] as const;
export type BlacklistDirection = (typeof blacklistDirections)[number];

/** One number, or all numbers of a country (OP-73). */
export const blacklistTypeSchema = v.picklist(['number', 'country']);
export type BlacklistType = v.InferOutput<typeof blacklistTypeSchema>;

const countryCode = v.pipe(
  v.string(required('country')),
  v.regex(/^[A-Z]{3}$/, required('country')),
);
const number = v.pipe(
  v.string(required('number')),
  notEmergency(),
  v.regex(/^\+[1-9]\d{6,14}$/, notThisForm('phoneNumber')),
);

/** Entry of the outbound list (ENT-14); a blocked country has no number. */
export const outboundEntrySchema = v.object({
  id: idSchema,
  number: v.nullable(phoneNumberSchema),
  /** ISO 3166 alpha-3. */
  country: v.string(),
  blacklistType: blacklistTypeSchema,
  ...recordMembers,
});
export type OutboundEntry = v.InferOutput<typeof outboundEntrySchema>;

/** Entry of the inbound list (ENT-15). */
export const inboundEntrySchema = v.object({
  id: idSchema,
  number: phoneNumberSchema,
  ...recordMembers,
});
export type InboundEntry = v.InferOutput<typeof inboundEntrySchema>;

/** What a list tells of an entry beside what it blocks, which is so since `updatedAt`. */
const told = {
  /** Null where nobody knows any more. */
  blockedBy: v.nullable(v.object({ id: idSchema, name: v.string() })),
};

/** An outbound entry as its list tells of it. */
export const listedOutboundSchema = v.object({ ...outboundEntrySchema.entries, ...told });
export type ListedOutbound = v.InferOutput<typeof listedOutboundSchema>;

/** An inbound entry as its list tells of it. */
export const listedInboundSchema = v.object({
  ...inboundEntrySchema.entries,
  ...told,
  /** The last call of the number since it is blocked; null when there was none. */
  lastTryAt: v.nullable(instantSchema),
});
export type ListedInbound = v.InferOutput<typeof listedInboundSchema>;

/** What is blocked by an outbound entry; the number is one of its country. */
export const outboundWantedSchema = v.variant('blacklistType', [
  v.object({ blacklistType: v.literal('number'), number, country: countryCode }),
  v.object({
    blacklistType: v.literal('country'),
    number: v.optional(v.null(), null),
    country: countryCode,
  }),
]);
export type OutboundWanted = v.InferOutput<typeof outboundWantedSchema>;

export const inboundWantedSchema = v.object({ number });
export type InboundWanted = v.InferOutput<typeof inboundWantedSchema>;

/** Most entries of one import. */
export const importLimit = 1000;

interface ListParts<Entry, Listed, Wanted, Sort> {
  readonly entry: Entry;
  readonly listed: Listed;
  readonly wanted: Wanted;
  readonly sortBy: Sort;
}

function blacklistCalls<
  const Direction extends BlacklistDirection,
  Entry extends v.GenericSchema,
  Listed extends v.GenericSchema,
  Wanted extends v.GenericSchema,
  const Sort extends readonly [string, ...string[]],
>(direction: Direction, { entry, listed, wanted, sortBy }: ListParts<Entry, Listed, Wanted, Sort>) {
  const path = `/api/blacklistnumber/${direction}` as const;
  const name = `${direction}Blacklist` as const;
  const one = `${path}/{id}` as const;
  const query = v.object(pageQuery(sortBy));
  return {
    list: defineEndpoint(`GET ${path}`, {
      id: `${name}.list`,
      summary: `Entries of the ${direction} blacklist.`,
      source: ['API-65', 'API-69', 'NUM-06'],
      query,
      answer: listSchema(listed),
    }),
    add: defineEndpoint(`POST ${path}`, {
      id: `${name}.add`,
      summary: 'Blocks; 409 DUPLICATE where the entry is there already.',
      source: ['API-66', 'API-70'],
      body: wanted,
      status: 201,
      answer: entry,
    }),
    update: defineEndpoint(`PUT ${one}`, {
      id: `${name}.update`,
      summary: 'Changes what an entry blocks.',
      source: ['API-67', 'API-71'],
      body: wanted,
      answer: entry,
      versioned: true,
    }),
    remove: defineEndpoint(`DELETE ${one}`, {
      id: `${name}.delete`,
      summary: 'Ends the blocking of an entry.',
      source: ['API-68', 'API-72'],
      versioned: true,
    }),
    /** Entries that are there already are left out, so that a file may be sent again. */
    importMany: defineEndpoint(`POST ${path}/import`, {
      id: `${name}.import`,
      summary: 'Adds many entries at once, or says with isDryRun which ones are there already.',
      source: ['annex J7'],
      body: v.object({
        entries: v.pipe(v.array(wanted), v.minLength(1), v.maxLength(importLimit)),
        isDryRun: v.optional(v.boolean(), false),
      }),
      answer: v.object({
        /** Places in the body of entries that are there already, or were before in the body. */
        duplicates: v.array(v.number()),
        added: v.array(entry),
      }),
    }),
    removeMany: defineEndpoint(`POST ${path}/delete`, {
      id: `${name}.deleteMany`,
      summary: 'Ends the blocking of many entries; those that are gone count as done.',
      source: ['annex J2'],
      body: v.object({ ids: v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(importLimit)) }),
      answer: v.object({ removed: v.array(entry) }),
    }),
    exportFile: defineEndpoint(`GET ${path}/export`, {
      id: `${name}.export`,
      summary: 'The list under its search as a CSV file.',
      source: ['annex J8'],
      query: v.pick(query, ['search', 'sortBy', 'direction']),
      file: 'text/csv',
      fileName: `blacklist-${direction}.csv`,
    }),
  };
}

/** Calls of the outbound list. */
export const outboundBlacklist = blacklistCalls('outbound', {
  entry: outboundEntrySchema,
  listed: listedOutboundSchema,
  wanted: outboundWantedSchema,
  sortBy: ['number', 'country', 'blacklistType'],
});

/** Calls of the inbound list. */
export const inboundBlacklist = blacklistCalls('inbound', {
  entry: inboundEntrySchema,
  listed: listedInboundSchema,
  wanted: inboundWantedSchema,
  sortBy: ['number'],
});
