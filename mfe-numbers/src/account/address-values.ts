import { accountCountrySchema } from '@jackfield/contract';
import {
  type AddressDraft,
  type AddressFormat,
  checkAddress,
} from '@jackfield/domain/address-rules';
import { malaysianState } from '@jackfield/domain/address-text';
import * as v from 'valibot';

/** An address as it is typed, without its rules. */
export const typedAddressSchema: v.GenericSchema<unknown, AddressDraft> = v.object({
  country: accountCountrySchema,
  houseNumber: v.string(),
  address: v.string(),
  address2: v.string(),
  city: v.string(),
  state: v.string(),
  zip: v.string(),
});

/** A mandatory address (VAL-26); the form itself says what is wrong with it. */
export const addressSchemaOf = (format: AddressFormat) =>
  v.pipe(
    v.custom<AddressDraft>((value) => v.is(typedAddressSchema, value)),
    v.check(
      (draft) => Object.keys(checkAddress(draft, { format, isMandatory: true })).length === 0,
    ),
  );

/** The address on one line, for comparisons. */
export function addressText(draft: AddressDraft): string {
  const street = `${draft.houseNumber} ${draft.address}`.trim();
  const { country, city, state, zip } = draft;
  const place =
    country === 'MYS' ? [`${zip} ${city}`, malaysianState(state, city)] : [city, `${state} ${zip}`];
  return [street, draft.address2, ...place.map((part) => part.trim())].filter(Boolean).join(', ');
}
