import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { listSchema, pageQuery } from '../envelope.ts';
import { idSchema, phoneNumberSchema, recordMembers } from '../primitives.ts';
import { businessHourSchema } from './routing.ts';

/** Routing target as a listing shows it; the whole routing shapes come with the routing screens. */
export const targetSummarySchema = v.object({
  actionType: v.picklist([
    'teammate',
    'team',
    'callgroup',
    'number',
    'voicemail',
    'message',
    'ivr',
  ]),
  /** Name to show, for example a person, a team or a number. */
  name: v.string(),
});

/** A row of the company numbers listing (annex G8). */
export const companyListItemSchema = v.object({
  id: idSchema,
  label: v.string(),
  isDefault: v.boolean(),
  isContainDefaultNo: v.boolean(),
  phoneNumbers: v.array(
    v.object({
      id: idSchema,
      ownerId: idSchema,
      number: phoneNumberSchema,
      label: v.string(),
      isDefault: v.boolean(),
      isTollFree: v.boolean(),
    }),
  ),
  openHourTarget: targetSummarySchema,
  closedHourTarget: targetSummarySchema,
  isAlwaysOpen: v.boolean(),
  timeZone: v.string(),
  ...recordMembers,
});
export type CompanyListItem = v.InferOutput<typeof companyListItemSchema>;

export const listCompanies = defineEndpoint({
  id: 'company.list',
  method: 'GET',
  path: '/api/company',
  summary: 'Company numbers of the account.',
  source: ['API-09', 'NUM-01', 'ENT-06'],
  query: v.object(pageQuery(['label'])),
  status: 200,
  answer: listSchema(companyListItemSchema),
});

/** A company number, whole (ENT-06). */
export const companySchema = v.object({
  id: idSchema,
  tenantId: idSchema,
  label: v.string(),
  isDefault: v.boolean(),
  /** Open at any time until somebody says otherwise (annex F2). */
  businessHour: businessHourSchema,
  ...recordMembers,
});
export type Company = v.InferOutput<typeof companySchema>;

const params = v.object({ id: idSchema });

export const getCompany = defineEndpoint({
  id: 'company.get',
  method: 'GET',
  path: '/api/company/{id}',
  summary: 'One company number, whole.',
  source: ['API-92', 'ENT-06'],
  params,
  status: 200,
  answer: companySchema,
});

export const setCompanyBusinessHour = defineEndpoint({
  id: 'company.setBusinessHour',
  method: 'PUT',
  path: '/api/company/{id}/businesshour',
  summary: 'Changes when a company number is open.',
  source: ['API-104', 'ROUTE-01', 'annex J3'],
  params,
  body: businessHourSchema,
  status: 200,
  answer: companySchema,
  versioned: true,
});
