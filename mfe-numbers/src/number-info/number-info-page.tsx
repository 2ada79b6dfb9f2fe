import { paths } from '@jackfield/contract';
import { type Company, companyChangeSchema, updateCompany } from '@jackfield/contract/api/company';
import { Fields, FormSection } from '@jackfield/kit/form-section';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { PhoneNumbers } from '@jackfield/phone-numbers/phone-numbers';
import { TextField } from '@jackfield/records/form-fields';
import { call, common, defineMessages, navigateTo, useT } from '@jackfield/runtime';
import { useSearchParams } from 'react-router';
import * as v from 'valibot';
import { type NumberFormProps, NumberPage } from '../number-page/number-page.tsx';
import { NumberRecord } from '../number-page/number-record.tsx';
import { useNumberForm } from '../number-page/use-number-form.ts';

const infoMessages = defineMessages('numbers.info', {
  title: 'Company number',
  intro: 'What this number is called in the portal.',
  label: common.name,
  next: 'Next: say who answers',
  nextText: 'Callers reach the voicemail of the account’s owner until then.',
});

const fields = ['label'] as const;
const schema = v.required(v.pick(companyChangeSchema, ['label']));
const typed = v.object({ label: v.string() });
type InfoValues = v.InferOutput<typeof typed>;

const valuesOf = ({ label }: Company): InfoValues => ({ label });
const { directoryEdit, edit: pageOf, outboundEdit } = paths.admin.numbers;

/** Edits the name of a company number; its phone numbers act at once (NUM-02, annex G8). */
function InfoForm({ company, isGone }: NumberFormProps) {
  const t = useT();
  const { id, label: name } = company;
  const [params] = useSearchParams();
  const edit = useNumberForm<InfoValues>(company, {
    section: 'info',
    fields,
    valuesOf,
    schema,
    typed,
    save: (change, version) => call(updateCompany, { params: { id }, body: change }, { version }),
  });
  return (
    <NumberRecord<InfoValues>
      company={company}
      section="info"
      edit={edit}
      labelOf={(field) => t(infoMessages[field])}
      textOf={({ label }) => label}
      isGone={isGone}
      below={
        <PhoneNumbers
          owner={{ type: 'company', id, name }}
          links={(pid) => ({
            callingName: outboundEdit(id, pid, 'outbound-calling-name'),
            listing: directoryEdit(id, pid, 'directory-listing'),
          })}
        />
      }
    >
      {params.has('new') && (
        <Alert
          kind="info"
          title={t(infoMessages.next)}
          action={
            <Button onClick={() => void navigateTo(pageOf(id, 'call-handling'))}>
              {t(common.callHandling)}
            </Button>
          }
        >
          {t(infoMessages.nextText)}
        </Alert>
      )}
      <FormSection title={t(infoMessages.title)} intro={t(infoMessages.intro)}>
        <Fields>
          <TextField
            control={edit.form.control}
            name="label"
            label={t(infoMessages.label)}
            most={50}
            required
          />
        </Fields>
      </FormSection>
    </NumberRecord>
  );
}

/** Name and phone numbers of a company number (NUM-02, annex G8). */
export const Component = () => <NumberPage form={InfoForm} />;
