import {
  type DirectoryListing,
  directoryListingSchema,
  orderDirectoryListing,
} from '@jackfield/contract/api/number-order';
import { fromCompanyAddress, toServiceAddress } from '@jackfield/domain';
import { draftOfService, serviceOfDraft } from '@jackfield/domain/address-rules';
import { AddressForm, useAddressForm } from '@jackfield/kit/address-form';
import { focusFirstError } from '@jackfield/kit/form-section';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { Field, Input } from '@jackfield/kit/ui/form';
import { Select } from '@jackfield/kit/ui/select';
import { accountAtom, call, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { type FormEvent, useRef, useState } from 'react';
import { numberOrderMessages } from './messages.ts';
import css from './number-orders.module.css';
import { usePlaceOrder } from './use-place-order.ts';

const types = ['listed', 'nonListed', 'nonPublished'] as const;

interface ListingFormProps {
  pid: string;
  /** The listing to begin with; the account's name and address without one. */
  current: DirectoryListing | null;
}

/** Orders a directory listing (API-102, annex F6). */
export function ListingForm({ pid, current }: ListingFormProps) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const account = useAtomValue(accountAtom);
  const country = account?.country ?? 'USA';
  const ofCompany = account?.companyAddress
    ? toServiceAddress(fromCompanyAddress(account.companyAddress))
    : null;
  const address = useAddressForm({
    initial: draftOfService(current?.address ?? ofCompany, country),
    account: country,
    format: 'two',
    isMandatory: true,
  });
  const [listingName, setName] = useState(current?.listingName ?? account?.companyName ?? '');
  const [listingType, setType] = useState(current?.listingType ?? 'listed');
  const { errors, failure, isSending, place } = usePlaceOrder<DirectoryListing>({
    pid,
    schema: directoryListingSchema,
    send: (body, idempotencyKey) =>
      call(orderDirectoryListing, { params: { id: pid }, body }, { idempotencyKey }),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isUsable = address.check();
    const body = { listingName, listingType, address: serviceOfDraft(address.draft) };
    if (!isUsable || !(await place(body))) focusFirstError(form.current);
  };

  return (
    <form ref={form} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      {failure !== '' && <Alert kind="error" title={failure} />}
      <Field
        label={t(numberOrderMessages.listingName)}
        hint={t(numberOrderMessages.listingHint, { count: listingName.trim().length })}
        error={errors['listingName']}
        required
      >
        <Input
          value={listingName}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Field label={t(numberOrderMessages.listingType)} error={errors['listingType']}>
        <Select
          value={listingType}
          options={types.map((value) => ({ value, label: t(numberOrderMessages[value]) }))}
          onChange={setType}
        />
      </Field>
      <AddressForm form={address} />
      <div className={css.verb}>
        <Button type="primary" htmlType="submit" loading={isSending}>
          {t(numberOrderMessages.placeListing)}
        </Button>
      </div>
    </form>
  );
}
