import * as v from 'valibot';
import type { PortFault } from '../provider.ts';
import { refusedPartSchema, type TelnyxPortOrder } from './shapes.ts';

type About = Pick<PortFault, 'field' | 'cause'>;

/** What can only be settled about the account, in their words. */
const ofAccount: About = { field: 'accountNumber', cause: 'other' };
const ofNumber: About = { field: 'number', cause: 'other' };
const ofAddress: About = { field: 'serviceAddress', cause: 'other' };

/**
 * Telnyx's codes of exceptions, by what the person can do; null where it is for Telnyx and the carriers
 * to settle. What is not here is about the account.
 */
const codes: Readonly<Record<string, About | null>> = {
  ACCOUNT_NUMBER_MISMATCH: { field: 'accountNumber', cause: 'accountUnknown' },
  AUTH_PERSON_MISMATCH: { field: 'contactName', cause: 'other' },
  ENTITY_NAME_MISMATCH: { field: 'billName', cause: 'name' },
  LOCATION_MISMATCH: { field: 'serviceAddress', cause: 'otherAddress' },
  LSR_PENDING: null,
  OSP_IRRESPONSIVE: null,
  PASSCODE_PIN_INVALID: { field: 'pin', cause: 'pin' },
  PHONE_NUMBER_HAS_SPECIAL_FEATURE: ofNumber,
  PHONE_NUMBER_MISMATCH: ofNumber,
  PHONE_NUMBER_NOT_PORTABLE: ofNumber,
  PORTING_ORDER_SPLIT_REQUIRED: null,
  POSTAL_CODE_MISMATCH: ofAddress,
  RATE_CENTER_NOT_PORTABLE: ofNumber,
  SV_CONFLICT: null,
  SV_UNKNOWN_FAILURE: null,
};

const most = 300;
const digits = (text: string) => text.replaceAll(/\D/g, '');

/** The numbers that some words name; all of them where they name none. */
function namedIn(words: string, numbers: readonly string[]): readonly string[] {
  const named = numbers.filter((number) => digits(words).includes(number.slice(-10)));
  return named.length > 0 ? named : numbers;
}

/** A fault, once for each number where it is about some. */
function faultOf({ field, cause }: About, says: string, numbers: readonly string[]): PortFault[] {
  const fault = { field, cause, says: says.slice(0, most) };
  if (field === 'number') {
    return namedIn(says, numbers).map((number) => ({ ...fault, number }));
  }
  const [only, ...others] = numbers;
  // An address may be that of one number; everything else is the whole order's.
  const isOfOne = field === 'serviceAddress' && only !== undefined && others.length === 0;
  return [{ ...fault, number: isOfOne ? only : null }];
}

/**
 * What the losing carrier has otherwise than an order says, by Telnyx's exceptions; empty where there is
 * nothing to correct.
 * @param comment Telnyx's last words about the order; empty without any
 */
export function exceptionFaults(order: TelnyxPortOrder, comment: string): PortFault[] {
  if (order.status !== 'exception') return [];
  const numbers = order.numbers.map(({ number }) => number);
  return order.details.flatMap(({ code, description }) => {
    const about = codes[code] === undefined ? ofAccount : codes[code];
    if (about === null) return [];
    const words = description || code;
    return faultOf(about, about.cause === 'other' && comment !== '' ? comment : words, numbers);
  });
}

/** Parts of what we send, by where Telnyx points to. */
const parts: readonly (readonly [RegExp, About])[] = [
  [/account_number/, ofAccount],
  [/pin_passcode/, { field: 'pin', cause: 'other' }],
  [/entity_name/, { field: 'billName', cause: 'other' }],
  [/auth_person_name/, { field: 'contactName', cause: 'other' }],
  [/location/, ofAddress],
  [/phone_numbers/, ofNumber],
];

/** What was refused of a submission, at its field; Telnyx's words are kept. */
export function refusalFaults(error: unknown, numbers: readonly string[]): PortFault[] {
  const known = v.safeParse(refusedPartSchema, error);
  const errors = known.success ? known.output.error.errors : [];
  const faults = errors.flatMap(({ detail, title, source }) => {
    const pointer = source?.pointer ?? '';
    const [, about] = parts.find(([part]) => part.test(pointer)) ?? [null, ofAccount];
    return faultOf(about, detail || title || 'Refused.', numbers);
  });
  return faults.length > 0 ? faults : faultOf(ofAccount, 'Refused.', numbers);
}
