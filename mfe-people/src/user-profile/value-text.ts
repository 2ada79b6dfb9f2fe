import { addressText } from '@jackfield/domain/address-text';
import { common, languageName, t } from '@jackfield/runtime';
import { roleLabels } from '../people/labels.ts';
import type { ProfileField, ProfileValues } from './profile-values.ts';

/** A value of the profile in the words a person reads; empty for none. */
export function valueText(values: ProfileValues, field: ProfileField): string {
  if (field === 'role') return t(roleLabels[values.role]);
  if (field === 'e911Address') return values.e911Address ? addressText(values.e911Address) : '';
  if (field === 'language') return languageName(values.language, t(common.companyLanguage));
  return values[field];
}
