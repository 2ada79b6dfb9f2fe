import { Fields, FormSection } from '@jackfield/kit/form-section';
import { common, useT } from '@jackfield/runtime';
import type { Control } from 'react-hook-form';
import type { FlowValues } from './flow-values.ts';
import { flowMessages } from './messages.ts';
import { NumberField } from './number-field.tsx';

/** Limits of a call queue (annex F3). */
export function QueueFields({ control }: { control: Control<FlowValues> }) {
  const t = useT();
  return (
    <FormSection title={t(common.callQueue)} intro={t(flowMessages.callQueueIntro)}>
      <Fields>
        <NumberField
          control={control}
          name="maxWaitSeconds"
          label={t(flowMessages.maxWaitSeconds)}
          hint={t(flowMessages.maxWaitSecondsHint)}
          unit={t(flowMessages.seconds)}
        />
        <NumberField
          control={control}
          name="maxCallers"
          label={t(flowMessages.maxCallers)}
          hint={t(flowMessages.maxCallersHint)}
          unit={t(flowMessages.callers)}
        />
      </Fields>
    </FormSection>
  );
}
