import { Fields, FormSection, Wide } from '@jackfield/kit/form-section';
import { Field, RadioGroup } from '@jackfield/kit/ui/form';
import { common, useT } from '@jackfield/runtime';
import { type Control, Controller } from 'react-hook-form';
import type { FlowValues } from './flow-values.ts';
import { flowMessages } from './messages.ts';
import { NumberField } from './number-field.tsx';

const hints = {
  simultaneous: flowMessages.simultaneousHint,
  single: flowMessages.singleHint,
} as const;

/** Ring order and ring time of a ring group (ROUTE-09, OP-77). */
export function RingFields({ control }: { control: Control<FlowValues> }) {
  const t = useT();
  return (
    <FormSection title={t(common.ringGroup)} intro={t(flowMessages.ringGroupIntro)}>
      <Fields>
        <Wide>
          <Controller
            control={control}
            name="option"
            render={({ field: { value, onChange } }) => (
              <Field label={t(common.ringOrder)} hint={t(hints[value])}>
                <RadioGroup
                  label={t(common.ringOrder)}
                  value={value}
                  options={[
                    { value: 'simultaneous', label: t(common.ringSimultaneously) },
                    { value: 'single', label: t(common.roundRobin) },
                  ]}
                  onChange={(next) => onChange(next)}
                />
              </Field>
            )}
          />
        </Wide>
        <NumberField
          control={control}
          name="ringSeconds"
          label={t(flowMessages.ringSeconds)}
          hint={t(flowMessages.ringSecondsHint)}
          unit={t(flowMessages.seconds)}
        />
      </Fields>
    </FormSection>
  );
}
