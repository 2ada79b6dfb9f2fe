import {
  type AddressDraft,
  type AddressField,
  checkAddress,
} from '@jackfield/domain/address-rules';
import type { useT } from '@jackfield/runtime';
import { addressLabels } from './labels.ts';
import { addressMessages } from './messages.ts';
import type { AddressFormOptions } from './use-address-form.ts';

/** What is wrong with an address, in words by field (VAL-26). */
export function faultTexts(
  t: ReturnType<typeof useT>,
  rules: Omit<AddressFormOptions, 'initial'>,
  draft: AddressDraft,
): Partial<Record<AddressField, string>> {
  const labels = addressLabels(rules.account, draft.country, rules.format);
  return Object.fromEntries(
    Object.entries(checkAddress(draft, rules)).map(([field, fault]) => {
      const label = t(labels[field as AddressField]).toLowerCase();
      return [field, t(addressMessages[fault], { field: label })];
    }),
  );
}
