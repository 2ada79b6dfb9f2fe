import { AddressInput } from '@jackfield/kit/address-form';
import { Alert } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
import { type Control, Controller } from 'react-hook-form';
import { FieldNotes } from '../preflight/field-notes.tsx';
import { StepHead } from '@jackfield/records/steps-page';
import { brandFormMessages as messages } from './messages.ts';
import type { BrandValues } from './values.ts';

interface AddressStepProps {
  control: Control<BrandValues>;
  /** The account's own address stands in the form, which may be another company's. */
  isFilledIn: boolean;
}

/** Where the company is registered. */
export function AddressStep({ control, isFilledIn }: AddressStepProps) {
  const t = useT();
  return (
    <>
      <StepHead title={t(messages.whereTitle)} intro={t(messages.whereIntro)} />
      {isFilledIn && <Alert kind="info" title={t(messages.whereFilled)} />}
      <Controller
        control={control}
        name="address"
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <AddressInput
            value={value}
            onChange={onChange}
            account="USA"
            format="two"
            isMandatory
            isPostal
            isChecked={error !== undefined}
          />
        )}
      />
      <FieldNotes field="address.streetName" />
      <FieldNotes field="address.addressLine2" />
    </>
  );
}
