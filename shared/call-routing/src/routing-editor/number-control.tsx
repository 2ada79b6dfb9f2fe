import { PhoneInput } from '@jackfield/kit/phone-input';
import { Field } from '@jackfield/kit/ui/form';
import { common, useT } from '@jackfield/runtime';
import { routingMessages } from './messages.ts';
import type { ControlOf } from './routing-parts.ts';

/** Another number, stored in international format (ROUTE-08, ENT-26). */
export function NumberControl({ value, error, onChange }: ControlOf<'number'>) {
  const t = useT();
  return (
    <Field
      isLabelHidden
      label={t(common.phoneNumber)}
      hint={t(routingMessages.phoneHint)}
      error={error}
    >
      <PhoneInput
        value={value.actionValue}
        onChange={(number) => onChange({ ...value, actionValue: number })}
      />
    </Field>
  );
}
