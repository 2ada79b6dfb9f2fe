import type { PartProps } from '@jackfield/contract';
import { type TenantChange, tenantChangeSchema } from '@jackfield/contract/api/tenant';
import { toCompanyAddress } from '@jackfield/domain';
import { type AddressDraft, checkAddress, formOfDraft } from '@jackfield/domain/address-rules';
import * as v from 'valibot';
import type { StepName } from './steps.ts';

/** The company as step 1 holds it. */
export interface CompanyAnswers {
  readonly companyName: string;
  readonly address: AddressDraft;
  /** IANA id. */
  readonly timeZone: string;
}

export type NumberChoice = PartProps['phone-numbers/number-picker/v1']['value'];

/** Everything that a person fills in. */
export interface Answers {
  readonly company: CompanyAnswers;
  readonly choice: NumberChoice;
  /** What the number costs, as it was shown; nothing where no price was. */
  readonly shownTotal?: number | undefined;
  /** The terms are agreed to. */
  readonly isAgreed: boolean;
}

const { companyName, timeZone } = v.required(tenantChangeSchema).entries;
const companySchema = v.object({ companyName, timeZone });

/** The first thing that is wrong with name and time zone, by field (VAL-01, VAL-02). */
export function companyFaults(company: CompanyAnswers): {
  companyName?: string;
  timeZone?: string;
} {
  const { issues } = v.safeParse(companySchema, company);
  const { nested = {} } = issues ? v.flatten<typeof companySchema>(issues) : {};
  return {
    ...(nested.companyName && { companyName: nested.companyName[0] }),
    ...(nested.timeZone && { timeZone: nested.timeZone[0] }),
  };
}

/** Whether any part of the address was filled in; from then on all of it is needed (OP-59). */
export const hasAddress = ({ address }: CompanyAnswers): boolean =>
  Object.values(formOfDraft(address)).some(Boolean);

/** Whether the address was begun and is not right yet, which holds Next back. */
export const isAddressFaulty = (company: CompanyAnswers) =>
  Object.keys(checkAddress(company.address, { format: 'one', isMandatory: hasAddress(company) }))
    .length > 0;

/** Whether a step may be left by Next (ONB-11). */
export function isComplete(step: StepName, { company, choice, isAgreed }: Answers): boolean {
  switch (step) {
    case 'company':
      return Object.keys(companyFaults(company)).length === 0 && !isAddressFaulty(company);
    case 'number':
      return !choice.wanted || choice.number !== null;
    case 'terms':
      return isAgreed;
    case 'apps':
      return true;
  }
}

/** What step 1 stores; an address that was left empty stays as it is. */
export function changeOf(company: CompanyAnswers): TenantChange {
  const { companyName: name, timeZone: zone } = v.parse(companySchema, company);
  const base = { companyName: name, timeZone: zone };
  if (!hasAddress(company)) return base;
  return { ...base, companyAddress: toCompanyAddress(formOfDraft(company.address)) };
}
