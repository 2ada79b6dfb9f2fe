import type { Tenant } from '@jackfield/contract/api/tenant';
import { MissingPage } from '@jackfield/kit/error-page';
import { FormSection } from '@jackfield/kit/form-section';
import { Alert } from '@jackfield/kit/ui/core';
import { RecordHead } from '@jackfield/records/record-head';
import { FormRecord } from '@jackfield/records/record-page';
import { common, useT } from '@jackfield/runtime';
import { AccountAddress } from '../account/account-address.tsx';
import { AccountHistory } from '../account/account-history.tsx';
import { AccountPage } from '../account/account-page.tsx';
import { saveAccount } from '../account/account-query.ts';
import { addressText } from '../account/address-values.ts';
import { useAccountForm } from '../account/use-account-form.ts';
import {
  e911Change,
  e911Fields,
  e911Of,
  e911Schema,
  type E911Values,
  typedE911Schema,
} from './e911-values.ts';
import { e911Messages } from './messages.ts';

/** /admin-settings/company/company-e911: where help is sent, in the USA and Canada (NUM-07). */
export function Component() {
  const t = useT();
  return (
    <AccountPage title={t(e911Messages.title)}>
      {(account) =>
        account.country === 'MYS' ? <MissingPage text="page" /> : <E911Form account={account} />
      }
    </AccountPage>
  );
}

function E911Form({ account }: { account: Tenant }) {
  const t = useT();
  const edit = useAccountForm<E911Values>(account, {
    page: 'company-e911',
    fields: e911Fields,
    valuesOf: e911Of,
    schema: e911Schema,
    typed: typedE911Schema,
    save: (change, version) => saveAccount(e911Change(change), version),
  });
  return (
    <FormRecord
      head={
        <RecordHead name={t(e911Messages.title)} verbs={<AccountHistory account={account} />} />
      }
      edit={edit}
      labelOf={() => t(common.emergencyAddress)}
      textOf={(values) => addressText(values.address)}
    >
      {account.e911Address === null && (
        <Alert kind="warning" title={t(e911Messages.missing)}>
          {t(e911Messages.missingText)}
        </Alert>
      )}
      <FormSection title={t(common.emergencyAddress)} intro={t(e911Messages.addressText)}>
        <AccountAddress control={edit.form.control} name="address" account={account} format="two" />
      </FormSection>
    </FormRecord>
  );
}
