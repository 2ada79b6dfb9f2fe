import { Field } from '@jackfield/kit/ui/form';
import { Select } from '@jackfield/kit/ui/select';
import { TextField } from '@jackfield/records/form-fields';
import { useT } from '@jackfield/runtime';
import { type Control, Controller } from 'react-hook-form';
import { campaignMessages } from '../campaigns/messages.ts';
import { Noted } from '../preflight/noted.tsx';
import { StepHead } from '@jackfield/records/steps-page';
import { campaignFormMessages as messages } from './messages.ts';
import { SubUseCaseField } from './sub-use-case-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { UseCaseField } from './use-case-field.tsx';
import { type CampaignValues, isSeveral } from './values.ts';

interface PurposeStepProps {
  control: Control<CampaignValues>;
  values: CampaignValues;
  brands: readonly { id: string; brandName: string }[];
  /** The brand of a campaign that was sent stays. */
  isSent: boolean;
}

/** Who texts, and what for. */
export function PurposeStep({ control, values, brands, isSent }: PurposeStepProps) {
  const t = useT();
  return (
    <>
      <StepHead title={t(messages.purposeTitle)} intro={t(messages.purposeIntro)} />
      <Controller
        control={control}
        name="brandId"
        render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => (
          <Field
            label={t(campaignMessages.brand)}
            error={error?.message}
            disabled={isSent}
            required
          >
            <Select
              ref={ref}
              value={value || null}
              options={brands.map(({ id, brandName }) => ({ value: id, label: brandName }))}
              onChange={onChange}
              onBlur={onBlur}
            />
          </Field>
        )}
      />
      <TextField
        control={control}
        name="name"
        label={t(messages.name)}
        hint={t(messages.nameHint)}
        most={50}
      />
      <Noted field="useCase">
        <UseCaseField control={control} />
      </Noted>
      {isSeveral(values.useCase) && <SubUseCaseField control={control} />}
      <TextAreaField
        control={control}
        name="description"
        label={t(messages.description)}
        hint={t(messages.descriptionHint)}
        most={4096}
        rows={3}
      />
    </>
  );
}
