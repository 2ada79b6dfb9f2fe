import * as v from 'valibot';
import {
  defineEndpoint,
  idSchema,
  listSchema,
  pageQuery,
  phoneNumberSchema,
  sentServiceAddressSchema,
  serviceAddressSchema,
  versionSchema,
} from '@jackfield/contract';
import { emergencyCallSchema } from './emergency-call.ts';

/**
 * What the address service says of an address: help finds it, it is not there, or a part of it is
 * missing, such as the apartment.
 */
export const addressVerdicts = ['valid', 'notFound', 'incomplete'] as const;
export type AddressVerdict = (typeof addressVerdicts)[number];

const checkMembers = {
  /** Null while the service has not answered. */
  verdict: v.nullable(v.picklist(addressVerdicts)),
  /** The address that the service takes it for; null where it knows none. */
  proposal: v.nullable(serviceAddressSchema),
};

/** Whether 911 would find somebody; what was not checked yet is neither found nor lost. */
export const emergencyStates = ['noAddress', 'notValid', 'unchecked', 'valid'] as const;
export type EmergencyState = (typeof emergencyStates)[number];

/**
 * Whether who carries calls for help knows the address and the number that calls from there; until then a
 * call goes to a national centre, which asks.
 */
export const registrationStates = ['open', 'registered', 'refused'] as const;

/**
 * Filters of the board; `toFix` are those without an address, or with one that is not valid or was
 * refused.
 */
export const emergencyFilters = ['toFix', ...emergencyStates] as const;
export type EmergencyFilter = (typeof emergencyFilters)[number];

/** Somebody who can call, with the address that a call for help would send now. */
const emergencyPersonSchema = v.object({
  id: idSchema,
  fullName: v.string(),
  extension: v.string(),
  profileImage: v.nullable(v.string()),
  version: versionSchema,
  /** The number that their calls show; null where there is none. */
  number: v.nullable(phoneNumberSchema),
  state: v.picklist(emergencyStates),
  address: v.nullable(serviceAddressSchema),
  /** Whose the address is: their own, that of the number they show, or the company's. */
  source: v.nullable(v.picklist(['own', 'number', 'company'])),
  /** Null without an address. */
  registration: v.nullable(v.picklist(registrationStates)),
  /** Why it was refused, in words; null otherwise. */
  refusal: v.nullable(v.string()),
  ...checkMembers,
});
export type EmergencyPerson = v.InferOutput<typeof emergencyPersonSchema>;

const emergencyCountsSchema = v.object({
  people: v.number(),
  toFix: v.number(),
  noAddress: v.number(),
  notValid: v.number(),
  unchecked: v.number(),
  valid: v.number(),
});
export type EmergencyCounts = v.InferOutput<typeof emergencyCountsSchema>;

const source = ['EMER-01'];
const filters = { show: v.optional(v.picklist(emergencyFilters)) };

export const listEmergencyPeople = defineEndpoint('GET /api/emergency/people', {
  id: 'emergency.people',
  summary: 'Active people with the address that a call for help would send, the worst first.',
  source,
  query: v.object({
    ...v.omit(v.object(pageQuery(['state'])), ['sortBy', 'direction']).entries,
    ...filters,
  }),
  answer: v.object({
    ...listSchema(emergencyPersonSchema).entries,
    /** Of everybody, whatever is searched. */
    counts: emergencyCountsSchema,
  }),
});

export const exportEmergencyPeople = defineEndpoint('GET /api/emergency/people/export', {
  id: 'emergency.export',
  summary: 'The same people as a CSV file.',
  source,
  query: v.object(filters),
  file: 'text/csv',
  fileName: 'emergency-addresses.csv',
});

export const listOffices = defineEndpoint('GET /api/emergency/offices', {
  id: 'emergency.offices',
  summary: 'Places that the account has addresses at, without rooms; those of most people first.',
  source,
  answer: v.object({
    items: v.array(v.object({ address: serviceAddressSchema, people: v.number() })),
  }),
});

export const checkEmergencyAddress = defineEndpoint('POST /api/emergency/check', {
  id: 'emergency.check',
  summary:
    'Asks the address service about an address, and keeps its answer for whoever has that address.',
  source,
  body: v.object({ address: sentServiceAddressSchema }),
  answer: v.object(checkMembers),
});

export const logEmergencyCalls = defineEndpoint('GET /api/emergency/calls', {
  id: 'emergency.calls',
  summary: 'Calls for help, or test calls, the newest first.',
  source: ['EMER-02'],
  query: v.object({
    ...v.pick(v.object(pageQuery(['startedAt'])), ['pageNum', 'limit']).entries,
    isTest: v.picklist(['true', 'false']),
  }),
  answer: listSchema(emergencyCallSchema),
});
