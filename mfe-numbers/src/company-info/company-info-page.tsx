import { paths } from '@jackfield/contract';
import type { Tenant } from '@jackfield/contract/api/tenant';
import { countryName } from '@jackfield/domain/dialing';
import { Fields, FormAside, FormSection } from '@jackfield/kit/form-section';
import { Field, Input } from '@jackfield/kit/ui/form';
import { LanguageField, TextField, TimeZoneField } from '@jackfield/records/form-fields';
import { RecordHead } from '@jackfield/records/record-head';
import { FormRecord } from '@jackfield/records/record-page';
import { useT } from '@jackfield/runtime';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { AccountAddress } from '../account/account-address.tsx';
import { AccountHistory } from '../account/account-history.tsx';
import { AccountPage } from '../account/account-page.tsx';
import { saveAccount } from '../account/account-query.ts';
import { accountTabs } from '../account-security/account-tabs.tsx';
import { useAccountForm } from '../account/use-account-form.ts';
import { InfoAside } from './info-aside.tsx';
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
import { RecordingFields } from './recording-fields.tsx';
import { TranscriptField } from './transcript-field.tsx';

/** /admin-settings/company/company-info: name, address and time zone of the company (NUM-08). */
export function Component() {
  const t = useT();
  return (
    <AccountPage title={t(infoMessages.title)}>
      {(account) => <CompanyInfoForm account={account} />}
    </AccountPage>
  );
}

/** Edits the company's data (NUM-08, VAL-01, VAL-02, VAL-25). */
function CompanyInfoForm({ account }: { account: Tenant }) {
  const t = useT();
  const edit = useAccountForm<InfoValues>(account, {
    page: 'company-info',
    fields: infoFields,
    valuesOf: infoOf,
    schema: infoSchema,
    typed: typedInfoSchema,
    save: (change, version) => saveAccount(infoChange(change), version),
  });
  const { control, setFocus } = edit.form;
  const { hash } = useLocation();
  useEffect(() => {
    // Where the command palette leads to.
    if (hash === '#time-zone') setFocus('timeZone');
  }, [hash, setFocus]);

  return (
    <FormRecord
      head={
        <RecordHead name={t(infoMessages.title)} actions={<AccountHistory account={account} />} />
      }
      tabs={accountTabs()}
      tab={paths.admin.company.info()}
      edit={edit}
      labelOf={(field) => t(infoLabels[field])}
      textOf={infoText}
    >
      <FormAside aside={<InfoAside values={edit.yours} />}>
        <FormSection title={t(infoMessages.company)} intro={t(infoMessages.companyText)}>
          <Fields>
            <TextField
              control={control}
              name="companyName"
              label={t(infoMessages.companyName)}
              autoComplete="organization"
              required
            />
            <Field label={t(infoMessages.country)} hint={t(infoMessages.countryHint)}>
              <Input value={countryName(account.country)} readOnly disabled />
            </Field>
          </Fields>
        </FormSection>
        <FormSection title={t(infoMessages.address)} intro={t(infoMessages.addressText)}>
          <AccountAddress control={control} name="address" account={account} format="one" />
        </FormSection>
        <FormSection title={t(infoMessages.time)} intro={t(infoMessages.timeText)}>
          <Fields>
            <TimeZoneField control={control} name="timeZone" label={t(infoMessages.timeZone)} />
            <LanguageField control={control} name="language" hint={t(infoMessages.languageHint)} />
          </Fields>
        </FormSection>
        <RecordingFields control={control} />
        <TranscriptField control={control} />
      </FormAside>
    </FormRecord>
  );
}
