import type { CampaignBrand } from '@jackfield/compliance';
import { Button, IconButton } from '@jackfield/kit/ui/core';
import { Plus, Trash2 } from '@jackfield/kit/ui/icons';
import { common, useT } from '@jackfield/runtime';
import type { MouseEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { campaignMessages } from '../campaigns/messages.ts';
import { PartMarks } from '../preflight/part-marks.tsx';
import { StepHead } from '@jackfield/records/steps-page';
import css from './fields.module.css';
import { campaignFormMessages as messages } from './messages.ts';
import { TextAreaField } from './text-area-field.tsx';
import { type CampaignValues, mostSamples } from './values.ts';

// A field that is left says what it lacks, and would move the button away from under the pointer.
const staysInField = (event: MouseEvent) => event.preventDefault();

interface MessagesStepProps {
  form: UseFormReturn<CampaignValues>;
  values: CampaignValues;
  brand: CampaignBrand;
}

/** What people receive, and how they agreed to it: one to five samples. */
export function MessagesStep({ form, values, brand }: MessagesStepProps) {
  const t = useT();
  const { control, setValue, setFocus, clearErrors } = form;
  const samples = values.sampleMessages;
  const change = (next: string[]) => {
    clearErrors('sampleMessages');
    setValue('sampleMessages', next, { shouldDirty: true });
  };
  const add = () => {
    change([...samples, '']);
    requestAnimationFrame(() => setFocus(`sampleMessages.${samples.length}`));
  };
  return (
    <>
      <StepHead title={t(messages.messagesTitle)} intro={t(messages.messagesIntro)} />
      {samples.map((_sample, at) => (
        <TextAreaField
          key={at}
          control={control}
          name={`sampleMessages.${at}`}
          label={t(campaignMessages.sample, { place: at + 1 })}
          most={1024}
          beside={
            samples.length > 1 && (
              <IconButton
                size="small"
                label={t(messages.removeSample, { place: at + 1 })}
                icon={<Trash2 size={14} strokeWidth={1.75} />}
                onMouseDown={staysInField}
                onClick={() => change(samples.filter((_one, place) => place !== at))}
              />
            )
          }
        />
      ))}
      <div className={css.more}>
        {samples.length < mostSamples && (
          <Button
            icon={<Plus size={15} strokeWidth={1.75} />}
            onMouseDown={staysInField}
            onClick={add}
          >
            {t(messages.addSample)}
          </Button>
        )}
        <span className="ui-caption ui-num">
          {t(common.countOf, { count: samples.length, maximum: mostSamples })}
        </span>
      </div>
      <TextAreaField
        control={control}
        name="messageFlow"
        label={t(messages.messageFlow)}
        hint={t(messages.messageFlowHint)}
        most={2048}
        rows={4}
        notedBy="flowParts"
      />
      <PartMarks text={values.messageFlow} brand={brand} />
    </>
  );
}
