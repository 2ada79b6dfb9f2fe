import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { listSchema, pageQuery } from '../envelope.ts';
import { idSchema, phoneNumberSchema, recordMembers } from '../primitives.ts';

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
