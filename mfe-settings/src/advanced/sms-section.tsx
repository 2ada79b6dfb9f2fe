import { FormSection } from '@jackfield/kit/form-section';
import { Checkbox, Field, TextArea } from '@jackfield/kit/ui/form';
import { useT } from '@jackfield/runtime';
import { type Control, Controller } from 'react-hook-form';
import type { AdvancedValues } from './advanced-values.ts';
import { advancedMessages } from './messages.ts';
import css from './sms-section.module.css';

/** Characters of an SMS greeting (annex F4). */
const longest = 320;

/** The text that answers the first message of somebody (annex G4). */
export function SmsSection({ control }: { control: Control<AdvancedValues> }) {
  const t = useT();
  return (
    <FormSection title={t(advancedMessages.sms)} intro={t(advancedMessages.smsText)}>
      <Controller
        control={control}
        name="smsGreetings"
        render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
          <div className={css.sms}>
            <Checkbox
              checked={value.isEnabled}
              onChange={(event) => onChange({ ...value, isEnabled: event.target.checked })}
            >
              {t(advancedMessages.smsOn)}
            </Checkbox>
            <Field
              label={t(advancedMessages.text)}
              hint={t(advancedMessages.counter, { count: value.text.length, maximum: longest })}
              error={error?.message}
              required={value.isEnabled}
            >
              <TextArea
                rows={3}
                value={value.text}
                most={longest}
                onBlur={onBlur}
                onChange={(event) => onChange({ ...value, text: event.target.value })}
              />
            </Field>
          </div>
        )}
      />
    </FormSection>
  );
}
