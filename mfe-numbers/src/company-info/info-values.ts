import { type Tenant, type TenantChange, tenantChangeSchema } from '@jackfield/contract/api/tenant';
import { fromCompanyAddress, toCompanyAddress } from '@jackfield/domain';
import { type AddressDraft, draftOfForm, formOfDraft } from '@jackfield/domain/address-rules';
import * as v from 'valibot';
import { addressSchemaOf, addressText, typedAddressSchema } from '../account/address-values.ts';
import { infoMessages } from './messages.ts';

/** Fields of the form in the order of the page; saving names them in this order. */
export const infoFields = ['companyName', 'address', 'timeZone'] as const;

/** What the form edits (NUM-08). */
export interface InfoValues {
  companyName: string;
  address: AddressDraft;
  timeZone: string;
}

const { companyName, timeZone } = v.required(
  v.pick(tenantChangeSchema, ['companyName', 'timeZone']),
).entries;

/** The contract's rules (VAL-01, VAL-02, VAL-26). */
export const infoSchema = v.object({
  companyName,
  address: addressSchemaOf('one'),
  timeZone,
});

/** The same members without their rules: a draft may hold what is not valid yet. */
export const typedInfoSchema: v.GenericSchema<unknown, InfoValues> = v.object({
  companyName: v.string(),
  address: typedAddressSchema,
  timeZone: v.string(),
});

/** The editable part of the account. */
export function infoOf(account: Tenant): InfoValues {
  const address = draftOfForm(fromCompanyAddress(account.companyAddress), account.country);
  return { companyName: account.companyName, address, timeZone: account.timeZone };
}

/** Changed fields as the server takes them. */
export function infoChange({ address, ...rest }: Partial<InfoValues>): TenantChange {
  return { ...rest, ...(address && { companyAddress: toCompanyAddress(formOfDraft(address)) }) };
}

/** Label of each field, as the page, the save bar and the conflict view print it. */
export const infoLabels = {
  companyName: infoMessages.companyName,
  address: infoMessages.address,
  timeZone: infoMessages.timeZone,
} as const;

/** A value in the words a person reads. */
export function infoText(values: InfoValues, field: keyof InfoValues): string {
  return field === 'address' ? addressText(values.address) : values[field];
}
