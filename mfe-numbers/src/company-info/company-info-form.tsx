import type { Tenant } from '@jackfield/contract/api/tenant';
import { countryName } from '@jackfield/domain/dialing';
import { AddressInput } from '@jackfield/kit/address-form';
import { Fields, FormSection } from '@jackfield/kit/form-section';
import { TimeZoneSelect } from '@jackfield/kit/time-zone-select';
import { Field, Input } from '@jackfield/kit/ui/form';
import { RecordHead } from '@jackfield/records/record-head';
import { FormRecord } from '@jackfield/records/record-page';
import { useT } from '@jackfield/runtime';
import { Controller } from 'react-hook-form';
import { AccountHistory } from '../account/account-history.tsx';
import { saveAccount } from '../account/account-query.ts';
import { useAccountForm } from '../account/use-account-form.ts';
import {
  infoChange,
  infoFields,
  infoLabels,
  infoOf,
  infoSchema,
  infoText,
  type InfoValues,
  typedInfoSchema,
} from './info-values.ts';
import { infoMessages } from './messages.ts';

/** Edits the company's data (NUM-08, VAL-01, VAL-02, VAL-25). */
export function CompanyInfoForm({ account }: { account: Tenant }) {
  const t = useT();
  const edit = useAccountForm<InfoValues>(account, {
    page: 'company-info',
    fields: infoFields,
    valuesOf: infoOf,
    schema: infoSchema,
    typed: typedInfoSchema,
    save: (change, version) => saveAccount(infoChange(change), version),
  });
  const { control } = edit.form;

  return (
    <FormRecord
      entity="tenant"
      fields={infoFields}
      head={
        <RecordHead name={t(infoMessages.title)} verbs={<AccountHistory account={account} />} />
      }
      edit={edit}
      labelOf={(field) => t(infoLabels[field])}
      textOf={infoText}
      valuesOf={infoOf}
    >
      <FormSection title={t(infoMessages.company)} intro={t(infoMessages.companyText)}>
        <Fields>
          <Controller
            control={control}
            name="companyName"
            render={({ field: { disabled: _unused, ...field }, fieldState: { error } }) => (
              <Field label={t(infoMessages.companyName)} error={error?.message} required>
                <Input {...field} autoComplete="organization" />
              </Field>
            )}
          />
          <Field label={t(infoMessages.country)} hint={t(infoMessages.countryHint)}>
            <Input value={countryName(account.country)} readOnly disabled />
          </Field>
        </Fields>
      </FormSection>
      <FormSection title={t(infoMessages.address)} intro={t(infoMessages.addressText)}>
        <Controller
          control={control}
          name="address"
          render={({ field, formState }) => (
            <AddressInput
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              account={account.country}
              format="one"
              isMandatory
              isChecked={formState.isSubmitted}
            />
          )}
        />
      </FormSection>
      <FormSection title={t(infoMessages.time)} intro={t(infoMessages.timeText)}>
        <Fields>
          <Controller
            control={control}
            name="timeZone"
            render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => (
              <Field label={t(infoMessages.timeZone)} error={error?.message} required>
                <TimeZoneSelect ref={ref} value={value} onChange={onChange} onBlur={onBlur} />
              </Field>
            )}
          />
        </Fields>
      </FormSection>
    </FormRecord>
  );
}
