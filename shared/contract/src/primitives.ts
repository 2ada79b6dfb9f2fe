import * as v from 'valibot';
import { notEmergency } from './emergency.ts';
import { notValid, required } from './refusals.ts';

/** Opaque id of a stored record (UUID text, annex A2). */
export const idSchema = v.pipe(v.string(), v.uuid());

/** Point in time, ISO 8601 UTC with milliseconds (annex A2). */
export const instantSchema = v.pipe(v.string(), v.isoTimestamp());

/** Whether a text of the right form names a day of the calendar: Feb 30 does not. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Calendar day YYYY-MM-DD in the account's time zone. */
export const daySchema = v.pipe(v.string(), v.isoDate(), v.check(isDay));

/** Phone number as stored: plus sign and 7 to 15 digits (E.164, VAL-08, ENT-26). */
const phonePattern = /^\+[1-9]\d{6,14}$/;
export const phoneNumberSchema = v.pipe(v.string(), v.regex(phonePattern));

/** Phone number that calls are sent to, which is no emergency number. */
export const calledNumberSchema = v.pipe(v.string(), notEmergency(), v.regex(phonePattern));

/** Version of a record that a form edits; answered as ETag, sent back as If-Match (annex J1). */
export const versionSchema = v.pipe(v.number(), v.integer(), v.minValue(1));

/** IANA time zone id, for example America/Chicago. */
export const timeZoneSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));

/** Ids by their small letters. */
const zoneIds = new Map(Intl.supportedValuesOf('timeZone').map((id) => [id.toLowerCase(), id]));

/** A time zone that is sent, in whatever letters; whether there is one the server says. */
export const sentTimeZoneSchema = v.pipe(
  v.string(required('timeZone')),
  v.nonEmpty(required('timeZone')),
  v.maxLength(64, notValid('timeZone')),
  v.transform((id) => zoneIds.get(id.toLowerCase()) ?? id),
);

/** Language of texts as a BCP 47 tag, one of those that the portal's configuration offers. */
export const languageTagSchema = v.pipe(v.string(), v.maxLength(35, notValid('language')));

/** Roles (ROLE-01). */
export const roleSchema = v.picklist(['admin', 'standard']);
export type Role = v.InferOutput<typeof roleSchema>;

/** Stored status of a person or an account (ENUM-03, ENUM-04, OP-109). */
export const statusSchema = v.picklist(['pending', 'active', 'suspended', 'cancel']);
export type Status = v.InferOutput<typeof statusSchema>;

/** Account countries (ROLE-06), ISO 3166 alpha-3. */
export const accountCountrySchema = v.picklist(['USA', 'CAN', 'MYS']);
export type AccountCountry = v.InferOutput<typeof accountCountrySchema>;

/** Presence of a person (ENT-25). */
/** Pages that an admin can begin with: Home, or the users listing. */
export const startPageSchema = v.picklist(['home', 'users']);
export type StartPage = v.InferOutput<typeof startPageSchema>;

export const presenceSchema = v.picklist(['online', 'offline']);
export type Presence = v.InferOutput<typeof presenceSchema>;

/** Currency codes of account amounts (OP-112). */
export const currencySchema = v.picklist(['usd', 'myr']);
export type Currency = v.InferOutput<typeof currencySchema>;

/** Address format one, as the account stores it (ENT-01, OP-123). */
export const companyAddressSchema = v.object({
  streetAddress: v.string(),
  extendedAddress: v.string(),
  locality: v.string(),
  region: v.string(),
  postalCode: v.string(),
});
export type CompanyAddress = v.InferOutput<typeof companyAddressSchema>;

/** Address format two, used for E911 and listings (ENT-31). */
export const serviceAddressSchema = v.object({
  streetName: v.string(),
  houseNumber: v.string(),
  addressLine2: v.string(),
  city: v.string(),
  stateCode: v.string(),
  zip: v.string(),
});
export type ServiceAddress = v.InferOutput<typeof serviceAddressSchema>;

/** Part of an address on its way to the server, without blanks around it. */
export const addressPart = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));

/** Address format two as it is sent; which parts must be there is the rule of its form (VAL-26). */
export const sentServiceAddressSchema = v.object({
  streetName: addressPart(100),
  houseNumber: addressPart(100),
  addressLine2: addressPart(100),
  city: addressPart(100),
  stateCode: addressPart(10),
  zip: addressPart(20),
});

/** Members that every stored record with an edit form carries. */
export const recordMembers = {
  version: versionSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
};
