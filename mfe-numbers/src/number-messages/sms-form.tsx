import { useFormReview } from '@jackfield/call-routing/call-flow';
import { useSaveLater } from '@jackfield/call-routing/planned-changes';
import { type Company, setCompanyCallHandling } from '@jackfield/contract/api/company';
import { FormSection } from '@jackfield/kit/form-section';
import { useNamed } from '@jackfield/records/people-picker';
import { call, useT } from '@jackfield/runtime';
import { TextingBanner } from '@jackfield/texting/texting-banner';
import { Controller } from 'react-hook-form';
import * as v from 'valibot';
import { NumberRecord } from '../number-page/number-record.tsx';
import { useNumberForm } from '../number-page/use-number-form.ts';
import { smsMessages } from './messages.ts';
import { SmsEditor } from './sms-editor.tsx';
import {
  routedSms,
  smsFields,
  smsOf,
  smsSchema,
  type SmsValues,
  typedSmsSchema,
} from './sms-values.ts';

/** Edits where text messages to a company number go (ROUTE-03). */
export function SmsForm({ company, isGone }: { company: Company; isGone: boolean }) {
  const t = useT();
  const { id } = company;
  const edit = useNumberForm<SmsValues>(company, {
    section: 'sms-handling',
    fields: smsFields,
    valuesOf: smsOf,
    schema: smsSchema,
    typed: typedSmsSchema,
    save: (change, version, _, asSeen) =>
      call(setCompanyCallHandling, { params: { id }, body: change }, { version, ...asSeen }),
  });
  const { yours, conflict } = edit;
  const change = { list: 'companies', id, members: routedSms(yours) } as const;
  const zone = company.businessHour.timeZone;
  const unfinished = v.is(smsSchema, yours) ? undefined : t(smsMessages.unfinished);
  const review = useFormReview({ edit, change, zone, unfinished });
  const planned = useSaveLater(review.edit, {
    part: () => ({
      entity: 'company',
      id,
      version: company.version,
      members: edit.form.getValues(),
    }),
    zone,
  });
  const shown = [yours, ...(conflict ? [conflict.base, smsOf(conflict.current)] : [])];
  const idsOf = (kind: 'teammate' | 'team') =>
    shown.flatMap(({ smsHandling: { actionType, actionValue } }) =>
      actionType === kind && actionValue !== '' ? [actionValue] : [],
    );
  const people = useNamed('teammate', idsOf('teammate'));
  const teams = useNamed('team', idsOf('team'));
  const textOf = ({ smsHandling: { actionType, actionValue } }: SmsValues) => {
    const option = t(smsMessages[actionType]);
    if (actionType === 'none') return option;
    const picked = actionType === 'team' ? teams(actionValue) : people(actionValue);
    const name = actionType === 'message' ? actionValue : (picked.found?.name ?? '');
    return t(smsMessages.described, { option, name });
  };

  return (
    <NumberRecord<SmsValues>
      company={company}
      section="sms-handling"
      edit={planned}
      labelOf={(field) => t(smsMessages[field])}
      textOf={textOf}
      isGone={isGone}
    >
      <TextingBanner ownerId={id} />
      <FormSection title={t(smsMessages.smsHandling)} intro={t(smsMessages.intro)}>
        <Controller
          control={edit.form.control}
          name="smsHandling"
          render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
            <SmsEditor value={value} error={error?.message} onChange={onChange} onBlur={onBlur} />
          )}
        />
      </FormSection>
      {review.impact}
    </NumberRecord>
  );
}
