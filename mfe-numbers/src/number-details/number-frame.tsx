import { paths } from '@jackfield/contract';
import type { TenantNumber } from '@jackfield/contract/api/number';
import { formatPhone } from '@jackfield/domain';
import { NumberToCall } from '@jackfield/kit/phone-number';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import type { LinkTab } from '@jackfield/records/edit-page';
import { RecordHead } from '@jackfield/records/record-head';
import { common, t, useT } from '@jackfield/runtime';
import { accountMessages } from '../account/messages.ts';
import { numberMessages } from '../account-numbers/messages.ts';

const { company } = paths.admin;

/** Pages of one number; messaging registration exists in the USA only (ROLE-11). */
export function numberTabs({ id, country }: Pick<TenantNumber, 'id' | 'country'>): LinkTab[] {
  const details = { label: t(numberMessages.details), to: company.numberDetails(id) };
  const registration = {
    label: t(numberMessages.registration),
    to: company.numberRegistration(id),
  };
  return country === 'USA' ? [details, registration] : [details];
}

/** Trail of the pages of a number. */
export function useNumberTrail(number: TenantNumber | undefined): void {
  const text = useT();
  useBreadcrumb([
    { label: text(accountMessages.company) },
    { label: text(numberMessages.title), to: company.numbers() },
    ...(number ? [{ label: formatPhone(number.number) }] : []),
  ]);
}

/** Head of the pages of a number. */
export function NumberHead({ number }: { number: TenantNumber }) {
  const { number: stored, label, ownerName, isBeingSetUp } = number;
  const state = isBeingSetUp ? [t(common.beingSetUp)] : [];
  return (
    <RecordHead
      name={formatPhone(stored)}
      shown={<NumberToCall number={stored} />}
      meta={[...new Set([label, ownerName, ...state])]}
    />
  );
}
