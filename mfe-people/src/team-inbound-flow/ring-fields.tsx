import { Fields, FormSection, Wide } from '@jackfield/kit/form-section';
import { Field, RadioGroup } from '@jackfield/kit/ui/form';
import { common, useT } from '@jackfield/runtime';
import { type Control, Controller } from 'react-hook-form';
import { pageMessages } from '../team-page/messages.ts';
import { SectionIntro } from '../team-page/section-intro.tsx';
import type { FlowValues } from './flow-values.ts';
import { flowMessages } from './messages.ts';
import { NumberField } from './number-field.tsx';

const hints = {
  simultaneous: flowMessages.simultaneousHint,
  single: flowMessages.singleHint,
} as const;

interface RingFieldsProps {
  teamId: string;
  control: Control<FlowValues>;
}

/** Ring order and ring time of a ring group (ROUTE-09, OP-77). */
export function RingFields({ teamId, control }: RingFieldsProps) {
  const t = useT();
  return (
    <FormSection
      title={t(common.ringGroup)}
      intro={
        <SectionIntro
          teamId={teamId}
          text={t(flowMessages.ringGroupIntro)}
          to="members"
          linkText={t(pageMessages.setOrder)}
        />
      }
    >
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
