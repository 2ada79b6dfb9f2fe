import type { AccountCountry } from '@jackfield/contract';
import {
  type CheckedNumber,
  type PortOrder,
  type PortOrderChange,
  portTargetSchema,
} from '@jackfield/contract/api/port-in';
import { type AddressDraft, draftOfService, serviceOfDraft } from '@jackfield/domain/address-rules';
import { isSameValue } from '@jackfield/domain/same-value';
import * as v from 'valibot';

/** What calls go to, while it is chosen: the kind first. */
export const typedTargetSchema = v.object({
  type: v.nullable(v.picklist(['company', 'newCompany', 'teammate'])),
  id: v.nullable(v.string()),
  label: v.string(),
});
export type TypedTarget = v.InferOutput<typeof typedTargetSchema>;

/** What a person types of an order; it may be wrong or incomplete. The PIN is never among it. */
export const typedPortSchema = v.object({
  numbers: v.array(v.string()),
  /** By number, so that none loses its own when another one goes. */
  targets: v.record(v.string(), typedTargetSchema),
  accountNumber: v.string(),
  billName: v.string(),
  contactName: v.string(),
  serviceAddress: v.object({
    houseNumber: v.string(),
    address: v.string(),
    address2: v.string(),
    city: v.string(),
    state: v.string(),
    zip: v.string(),
    country: v.picklist(['USA', 'CAN', 'MYS']),
  }),
  wantedDate: v.string(),
});
export type PortValues = v.InferOutput<typeof typedPortSchema>;

export const noTarget: TypedTarget = { type: null, id: null, label: '' };

/** What is known of account and person before anything is typed. */
export interface KnownPort {
  readonly country: AccountCountry;
  readonly companyName: string;
  readonly address: AddressDraft | null;
  readonly contactName: string;
}

/** A draft on its way into the form; what is still empty takes what is known of the account. */
export function valuesOfOrder(order: PortOrder | null, known: KnownPort): PortValues {
  const { country, companyName, address, contactName } = known;
  return {
    numbers: order?.numbers.map(({ number }) => number) ?? [],
    targets: Object.fromEntries(
      (order?.numbers ?? []).map(({ number, target }) => [
        number,
        target === null
          ? noTarget
          : { type: target.type, id: target.id, label: target.id === null ? target.label : '' },
      ]),
    ),
    accountNumber: order?.accountNumber ?? '',
    billName: order?.billName || companyName,
    contactName: order?.contactName || contactName,
    serviceAddress: order?.serviceAddress
      ? draftOfService(order.serviceAddress, country)
      : (address ?? draftOfService(null, country)),
    wantedDate: order?.wantedDate ?? '',
  };
}

const targetOf = (typed: TypedTarget | undefined) => {
  const { success, output } = v.safeParse(portTargetSchema, typed);
  return success ? output : null;
};

/** Whether calls to a number go somewhere. */
export const hasTarget = (typed: TypedTarget | undefined): boolean => targetOf(typed) !== null;

/** What is saved of a draft: an address once it has a street, a target once it is one. */
export function changeOf(values: PortValues, pin: string): PortOrderChange {
  const { numbers, targets, accountNumber, billName, contactName, serviceAddress, wantedDate } =
    values;
  const isBegun = serviceAddress.address.trim() !== '';
  return {
    numbers: numbers.map((number) => ({ number, target: targetOf(targets[number]) })),
    accountNumber,
    billName,
    contactName,
    serviceAddress: isBegun ? serviceOfDraft(serviceAddress) : null,
    wantedDate: wantedDate || null,
    ...(pin.trim() !== '' && { pin: pin.trim() }),
  };
}

/** Whether the server has what stands in the form. */
export const isSaved = (order: PortOrder, values: PortValues): boolean => {
  const { pin: _none, ...stored } = changeOf(
    valuesOfOrder(order, { country: 'USA', companyName: '', address: null, contactName: '' }),
    '',
  );
  const { pin: _neither, ...typed } = changeOf(values, '');
  return isSameValue(stored, typed);
};

/** Portability by number; a number that was not checked yet is not in it. */
export type Portability = ReadonlyMap<string, CheckedNumber>;
