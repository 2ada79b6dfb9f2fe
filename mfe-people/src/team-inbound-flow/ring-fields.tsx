import { Fields, FormSection, Wide } from '@jackfield/kit/form-section';
import { common, useT } from '@jackfield/runtime';
import { type Control, Controller } from 'react-hook-form';
import { pageMessages } from '../team-page/messages.ts';
import { SectionIntro } from '../team-page/section-intro.tsx';
import { RingOrderField } from '../teams/ring-order-field.tsx';
import type { FlowValues } from './flow-values.ts';
import { flowMessages } from './messages.ts';
import { NumberField } from './number-field.tsx';

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
              <RingOrderField value={value} onChange={onChange} />
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
