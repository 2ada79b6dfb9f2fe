import { Fields, FormSection } from '@jackfield/kit/form-section';
import { Field } from '@jackfield/kit/ui/form';
import { Select } from '@jackfield/kit/ui/select';
import { useT } from '@jackfield/runtime';
import { type Control, Controller } from 'react-hook-form';
import { daysText, type InfoValues } from './info-values.ts';
import { infoMessages } from './messages.ts';

/** Spans that are offered, in days. */
const spans = [7, 30, 90, 180, 365, 730, 1095, 1825, 3650];

/** How long recordings of calls are kept, and who hears them beside the person who talked (REC-02). */
export function RecordingFields({ control }: { control: Control<InfoValues> }) {
  const t = useT();
  return (
    <FormSection title={t(infoMessages.recordings)} intro={t(infoMessages.recordingsText)}>
      <Fields>
        <Controller
          control={control}
          name="recordingDays"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <Field label={t(infoMessages.recordingDays)} required>
              <Select
                ref={ref}
                value={value}
                // What another program set is offered too.
                options={[...new Set([...spans, Number(value)])]
                  .toSorted((one, other) => one - other)
                  .map((days) => ({ value: String(days), label: daysText(days) }))}
                onChange={onChange}
                onBlur={onBlur}
              />
            </Field>
          )}
        />
        <Controller
          control={control}
          name="recordingHearers"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <Field
              label={t(infoMessages.recordingHearers)}
              hint={t(infoMessages.recordingHearersHint)}
              required
            >
              <Select
                ref={ref}
                value={value}
                options={(['person', 'admins'] as const).map((who) => ({
                  value: who,
                  label: t(infoMessages[who]),
                }))}
                onChange={onChange}
                onBlur={onBlur}
              />
            </Field>
          )}
        />
      </Fields>
    </FormSection>
  );
}
