import type { AddressDraft, AddressField } from '@jackfield/domain/address-rules';
import { useT } from '@jackfield/runtime';
import { useState } from 'react';
import { AddressForm } from './address-form.tsx';
import { faultTexts } from './fault-texts.ts';
import type { AddressFormOptions } from './use-address-form.ts';

export interface AddressInputProps extends Omit<AddressFormOptions, 'initial'> {
  value: AddressDraft;
  onChange(value: AddressDraft): void;
  onBlur?(): void;
  /** Shows everything that is wrong; otherwise what was typed and left. */
  isChecked: boolean;
}

/** The address form as one control of a larger form, which holds the value. */
export function AddressInput({ value, onChange, onBlur, isChecked, ...rules }: AddressInputProps) {
  const t = useT();
  const [typed, setTyped] = useState<readonly string[]>([]);
  const [left, setLeft] = useState<readonly string[]>([]);
  const texts = faultTexts(t, rules, value);
  const shown = Object.entries(texts).filter(([field]) => isChecked || left.includes(field));
  const form = {
    ...rules,
    initial: value,
    draft: value,
    isDirty: typed.length > 0,
    errors: Object.fromEntries(shown) as Partial<Record<AddressField, string>>,
    change(part: Partial<AddressDraft>) {
      setTyped((before) => [...before, ...Object.keys(part)]);
      onChange({ ...value, ...part });
    },
    check: () => Object.keys(texts).length === 0,
  };
  const leave = () => {
    setLeft(typed);
    onBlur?.();
  };
  return (
    <div onBlur={leave}>
      <AddressForm form={form} />
    </div>
  );
}
