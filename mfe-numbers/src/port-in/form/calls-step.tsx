import { formatPhone } from '@jackfield/domain';
import { Button } from '@jackfield/kit/ui/core';
import { StepHead } from '@jackfield/records/steps-page';
import { useT } from '@jackfield/runtime';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { formMessages as messages } from '../messages.ts';
import css from '../port-in.module.css';
import { TargetFields } from './target-fields.tsx';
import { hasTarget, noTarget, type PortValues } from './values.ts';

/** What calls to each number go to once it has moved. */
export function CallsStep({ form }: { form: UseFormReturn<PortValues> }) {
  const t = useT();
  const { control } = form;
  const numbers = useWatch({ control, name: 'numbers' });
  const targets = useWatch({ control, name: 'targets' });
  const [first = ''] = numbers;
  const useForAll = () =>
    form.setValue(
      'targets',
      Object.fromEntries(numbers.map((number) => [number, targets[first] ?? noTarget])),
      { shouldDirty: true, shouldValidate: true },
    );
  return (
    <>
      <StepHead title={t(messages.callsTitle)} intro={t(messages.callsIntro)} />
      {numbers.map((number) => (
        <fieldset key={number} className={css.target}>
          <legend className="ui-num">{formatPhone(number)}</legend>
          <Controller
            control={control}
            name={`targets.${number}`}
            render={({ field: { value, onChange }, fieldState: { error } }) => (
              <TargetFields value={value ?? noTarget} error={error?.message} onChange={onChange} />
            )}
          />
          {number === first && numbers.length > 1 && hasTarget(targets[first]) && (
            <div>
              <Button type="link" className={css.flat ?? ''} onClick={useForAll}>
                {t(messages.same, { count: numbers.length })}
              </Button>
            </div>
          )}
        </fieldset>
      ))}
    </>
  );
}
