import { Fields, Wide } from '@jackfield/kit/form-section';
import { TextField } from '@jackfield/records/form-fields';
import { common, useT } from '@jackfield/runtime';
import type { UseFormReturn } from 'react-hook-form';
import { Noted } from '../preflight/noted.tsx';
import { StepHead } from '@jackfield/records/steps-page';
import { brandFormMessages as messages } from './messages.ts';
import { PhoneField } from './phone-field.tsx';
import type { BrandValues } from './values.ts';

interface ContactStepProps {
  form: UseFormReturn<BrandValues>;
  refused: ReadonlySet<string>;
}

/** Who answers for the company, at a mobile phone that has answered with a code (OP-118). */
export function ContactStep({ form, refused }: ContactStepProps) {
  const t = useT();
  const { control } = form;
  const hint = (field: string) =>
    refused.has(`contact.${field}`) ? { hint: t(messages.refusedBefore) } : {};
  return (
    <>
      <StepHead title={t(messages.answerTitle)} intro={t(messages.answerIntro)} />
      <Fields>
        <TextField
          control={control}
          name="contact.firstName"
          label={t(common.firstName)}
          {...hint('firstName')}
          most={100}
          required
        />
        <TextField
          control={control}
          name="contact.lastName"
          label={t(common.lastName)}
          {...hint('lastName')}
          most={100}
          required
        />
        <Wide>
          <Noted field="contact.email">
            <TextField
              control={control}
              name="contact.email"
              label={t(common.email)}
              {...hint('email')}
              inputMode="email"
              most={255}
              required
            />
          </Noted>
        </Wide>
        <Wide>
          <PhoneField form={form} />
        </Wide>
      </Fields>
    </>
  );
}
