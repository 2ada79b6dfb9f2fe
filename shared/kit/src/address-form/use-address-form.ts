import type { AccountCountry } from '@jackfield/contract';
import {
  type AddressDraft,
  type AddressField,
  type AddressRules,
} from '@jackfield/domain/address-rules';
import { useT } from '@jackfield/runtime';
import { useState } from 'react';
import { faultTexts } from './fault-texts.ts';

export interface AddressFormOptions extends AddressRules {
  /** `draftOfForm` or `draftOfService` of what is stored. */
  initial: AddressDraft;
  /** Country of the account, which decides labels and choice of country. */
  account: AccountCountry;
  /** The country is shown and cannot be chosen. */
  isCountryFixed?: boolean;
  /** Fewer lines, for a dialog: city, state and zip stand side by side. */
  isCompact?: boolean;
}

/** An address form on the screen: what was typed, and what of it is shown as wrong. */
export interface AddressFormState extends AddressFormOptions {
  draft: AddressDraft;
  isDirty: boolean;
  errors: Partial<Record<AddressField, string>>;
  change(part: Partial<AddressDraft>): void;
  /** Shows from now on what is wrong; answers whether the address can be used. */
  check(): boolean;
}

/** State of an `AddressForm` (VAL-25 to VAL-29). */
export function useAddressForm(options: AddressFormOptions): AddressFormState {
  const { initial } = options;
  const t = useT();
  const [draft, setDraft] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const texts = faultTexts(t, options, draft);
  return {
    ...options,
    draft,
    isDirty: JSON.stringify(draft) !== JSON.stringify(initial),
    errors: isChecked ? texts : {},
    change: (part) => setDraft((before) => ({ ...before, ...part })),
    check() {
      setChecked(true);
      return Object.keys(texts).length === 0;
    },
  };
}
