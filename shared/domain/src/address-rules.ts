import type { AccountCountry, ServiceAddress } from '@jackfield/contract';
import { emptyAddress, type FormAddress } from './addresses.ts';
import { regions } from './regions.ts';

/** Format one has one line for street and number, format two a field for each (ENT-30, ENT-31). */
export type AddressFormat = 'one' | 'two';

/** An address while it is typed. In format two `address` is the name of the street alone. */
export interface AddressDraft extends FormAddress {
  country: AccountCountry;
  /** Format two only. */
  houseNumber: string;
}

export type AddressField = Exclude<keyof AddressDraft, 'country'>;
export type AddressFault = 'required' | 'invalid' | 'postBox' | 'houseNumberAlone';

const zipForms: Record<AccountCountry, RegExp> = {
  USA: /^(?!000)\d{5}(-\d{4})?$/,
  // Canada Post uses no D, F, I, O, Q and U, and begins none with W or Z.
  CAN: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i,
  MYS: /^\d{5}$/,
};

const hasRegion = (country: AccountCountry, state: string) =>
  regions[country].some(({ postalAbbr }) => postalAbbr === state);

/** Countries that an account chooses between; the state list follows (VAL-29). */
export const addressCountries: Record<AccountCountry, readonly AccountCountry[]> = {
  USA: ['USA', 'CAN'],
  CAN: ['CAN'],
  MYS: ['MYS'],
};

/** Country that a stored address lies in, told by its state; the account's own without one. */
export function addressCountry(state: string, account: AccountCountry): AccountCountry {
  return addressCountries[account].find((country) => hasRegion(country, state)) ?? account;
}

/** An address of format one, or none, on its way into the form. */
export function draftOfForm(address: FormAddress | null, account: AccountCountry): AddressDraft {
  const { state } = address ?? emptyAddress;
  const country = addressCountry(state, account);
  return { ...emptyAddress, ...address, houseNumber: '', country };
}

/** An address of format two, or none, on its way into the form. */
export function draftOfService(
  address: ServiceAddress | null,
  account: AccountCountry,
): AddressDraft {
  const draft = draftOfForm(null, account);
  if (address === null) return draft;
  return {
    houseNumber: address.houseNumber,
    address: address.streetName,
    address2: address.addressLine2,
    city: address.city,
    state: address.stateCode,
    zip: address.zip,
    country: addressCountry(address.stateCode, account),
  };
}

/** The typed address in format one, without blanks around its parts. */
export function formOfDraft(draft: AddressDraft): FormAddress {
  return {
    address: draft.address.trim(),
    address2: draft.address2.trim(),
    city: draft.city.trim(),
    state: draft.state,
    zip: draft.zip.trim().toUpperCase(),
  };
}

/** The typed address in format two, without blanks around its parts. */
export function serviceOfDraft(draft: AddressDraft): ServiceAddress {
  const { address, address2, city, state, zip } = formOfDraft(draft);
  return {
    houseNumber: draft.houseNumber.trim(),
    streetName: address,
    addressLine2: address2,
    city,
    stateCode: state,
    zip,
  };
}

/** Boxes and counters of post offices, in the languages of the countries that we serve. */
const postBox =
  /\bp\.? ?o\.? ?box\b|\bpost(?:al)?(?: office)? box\b|\bpeti surat\b|\bcase postale\b|\bgeneral delivery\b/i;
const wordsBeforeNumber = /\b(?:lot|unit|block|blok|bis|rear|ptd|batu|kampung)\b/gi;

/** What is wrong with the street of a place to which help can be sent. */
function placeFaults(draft: AddressDraft): Partial<Record<AddressField, AddressFault>> {
  const faults: Partial<Record<AddressField, AddressFault>> = {};
  const number = draft.houseNumber.trim();
  const street = draft.address.trim();
  if (street && !/\p{L}/u.test(street)) faults.address = 'invalid';
  if (number && !/\d/.test(number)) faults.houseNumber = 'invalid';
  // Letters belong to a number (12A, N6W23001); a word is the street, which has its own field.
  if (
    /\d/.test(number) &&
    /(?<!\p{L}|\d)\p{L}{3,}/u.test(number.replaceAll(wordsBeforeNumber, ''))
  ) {
    faults.houseNumber = 'houseNumberAlone';
  }
  for (const field of ['houseNumber', 'address', 'address2'] as const) {
    if (postBox.test(draft[field])) faults[field] = 'postBox';
  }
  return faults;
}

export interface AddressRules {
  format: AddressFormat;
  /** Street, city, state and zip must be there (VAL-26). */
  isMandatory: boolean;
  /** Format two is where help is sent to, unless it is of a brand or a directory. */
  isPostal?: boolean;
}

/** What is wrong with an address, by field (VAL-26, VAL-29); browser and server ask the same. */
export function checkAddress(
  draft: AddressDraft,
  { format, isMandatory, isPostal = false }: AddressRules,
): Partial<Record<AddressField, AddressFault>> {
  const faults = format === 'two' && !isPostal ? placeFaults(draft) : {};
  const needed: AddressField[] = ['address', 'city', 'state', 'zip'];
  if (format === 'two') needed.unshift('houseNumber');
  if (isMandatory) for (const field of needed) if (!draft[field].trim()) faults[field] = 'required';
  const zip = draft.zip.trim();
  if (zip && !zipForms[draft.country].test(zip)) faults.zip = 'invalid';
  if (draft.state && !hasRegion(draft.country, draft.state)) faults.state = 'invalid';
  return faults;
}
