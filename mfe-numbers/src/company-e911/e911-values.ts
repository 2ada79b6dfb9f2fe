import type { Tenant, TenantChange } from '@jackfield/contract/api/tenant';
import { type AddressDraft, draftOfService, serviceOfDraft } from '@jackfield/domain/address-rules';
import * as v from 'valibot';
import { addressSchemaOf, typedAddressSchema } from '../account/address-values.ts';

export const e911Fields = ['address'] as const;

/** What the form edits (OP-29). */
export interface E911Values {
  address: AddressDraft;
}

export const e911Schema = v.object({ address: addressSchemaOf('two') });
export const typedE911Schema: v.GenericSchema<unknown, E911Values> = v.object({
  address: typedAddressSchema,
});

/** The emergency address of the account; empty while it has none. */
export const e911Of = ({ e911Address, country }: Tenant): E911Values => ({
  address: draftOfService(e911Address, country),
});

export const e911Change = ({ address }: Partial<E911Values>): TenantChange =>
  address ? { e911Address: serviceOfDraft(address) } : {};
