import { paths } from '@jackfield/contract';
import type { Brand } from '@jackfield/contract/api/brand';
import { brandSteps } from '../brand-form/steps.ts';
import { stepOf } from '@jackfield/records/steps-page';

/** Address of the form of a brand, open at a member where one is named. */
export function formAddress({ id }: Pick<Brand, 'id'>, field: string | null): string {
  const step = field === null ? null : stepOf(brandSteps, field);
  const edit = paths.admin.compliance.editBrand(id);
  if (field === null || step === null) return edit;
  return `${edit}?${new URLSearchParams({ step, field })}`;
}

/** The member that is corrected first; null where the registry names none. */
export const firstFault = ({ feedback }: Pick<Brand, 'feedback'>): string | null =>
  feedback.flatMap(({ fields }) => fields)[0] ?? null;
