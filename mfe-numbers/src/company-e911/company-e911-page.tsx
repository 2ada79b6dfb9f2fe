import type { Tenant, TenantChange } from '@jackfield/contract/api/tenant';
import { type AddressDraft, draftOfService, serviceOfDraft } from '@jackfield/domain/address-rules';
import { MissingPage } from '@jackfield/kit/error-page';
import { FormSection } from '@jackfield/kit/form-section';
import { Alert } from '@jackfield/kit/ui/core';
import { RecordHead } from '@jackfield/records/record-head';
import { FormRecord } from '@jackfield/records/record-page';
import { common, defineMessages, useT } from '@jackfield/runtime';
import * as v from 'valibot';
import { AccountAddress } from '../account/account-address.tsx';
import { AccountHistory } from '../account/account-history.tsx';
import { AccountPage } from '../account/account-page.tsx';
import { saveAccount } from '../account/account-query.ts';
import { addressSchemaOf, addressText, typedAddressSchema } from '../account/address-values.ts';
import { useAccountForm } from '../account/use-account-form.ts';

const e911Messages = defineMessages('numbers.e911', {
  title: 'E911',
  addressText:
    'Where help is sent when someone calls 911 from a company number without its own address.',
  missing: 'No emergency address yet',
  missingText:
    'Until there is one, an emergency operator does not know where a call from a company number comes from.',
});

const e911Fields = ['address'] as const;

/** What the form edits (OP-29). */
interface E911Values {
  address: AddressDraft;
}

const e911Schema = v.object({ address: addressSchemaOf('two') });
const typedE911Schema: v.GenericSchema<unknown, E911Values> = v.object({
  address: typedAddressSchema,
});

/** The emergency address of the account; empty while it has none. */
const e911Of = ({ e911Address, country }: Tenant): E911Values => ({
  address: draftOfService(e911Address, country),
});

const e911Change = ({ address }: Partial<E911Values>): TenantChange =>
  address ? { e911Address: serviceOfDraft(address) } : {};

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
        <RecordHead name={t(e911Messages.title)} actions={<AccountHistory account={account} />} />
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
