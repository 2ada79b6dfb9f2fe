import * as v from 'valibot';
import { defineEndpoint } from '@jackfield/contract';

const source = ['docs/exchange.md'];

/** Tables in which Asterisk looks for phones, as its own configuration names them. */
export const phoneTables = ['ps_endpoints', 'ps_auths', 'ps_aors'] as const;
export type PhoneTable = (typeof phoneTables)[number];

const phoneRows = {
  source,
  encoding: 'form',
  params: v.object({ table: v.picklist(phoneTables) }),
  file: 'application/x-www-form-urlencoded',
} as const;

/** Asked by Asterisk for a phone, by its SIP name; needs the exchange key. */
export const exchangePhone = defineEndpoint('POST /api/exchange/phones/{table}/single', {
  ...phoneRows,
  id: 'exchange.phone',
  summary: 'The row of a phone, as one line of key=value. Empty for a phone that may not sign in.',
  body: v.object({ id: v.pipe(v.string(), v.maxLength(200)) }),
});

/** Asked by Asterisk for many phones at once, which the portal never answers. */
export const exchangePhones = defineEndpoint('POST /api/exchange/phones/{table}/multi', {
  ...phoneRows,
  id: 'exchange.phones',
  summary: 'Rows of phones by a pattern: always empty, because phones are asked for by name.',
  body: v.record(v.string(), v.string()),
});
