import { Field, Input } from '@jackfield/kit/ui/form';
import { type Control, Controller } from 'react-hook-form';
import type { FlowValues } from './flow-values.ts';

export interface NumberFieldProps {
  control: Control<FlowValues>;
  name: 'ringSeconds' | 'maxWaitSeconds' | 'maxCallers';
  label: string;
  hint: string;
  unit: string;
}

/** A whole number with its unit; letters are not taken, an empty field is NaN. */
export function NumberField({ control, name, label, hint, unit }: NumberFieldProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => (
        <Field label={label} hint={hint} error={error?.message} required>
          <Input
            ref={ref}
            value={Number.isNaN(value) ? '' : String(value)}
            inputMode="numeric"
            autoComplete="off"
            suffix={unit}
            onBlur={onBlur}
            onChange={(event) => {
              const digits = event.target.value.replaceAll(/\D/g, '');
              onChange(digits === '' ? Number.NaN : Number(digits));
            }}
          />
        </Field>
      )}
    />
  );
}
