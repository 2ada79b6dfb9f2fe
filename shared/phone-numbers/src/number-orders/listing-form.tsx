import {
  type DirectoryListing,
  directoryListingSchema,
  orderDirectoryListing,
} from '@jackfield/contract/api/number-order';
import { fromCompanyAddress, toServiceAddress } from '@jackfield/domain';
import { draftOfService, serviceOfDraft } from '@jackfield/domain/address-rules';
import { AddressForm, useAddressForm } from '@jackfield/kit/address-form';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { Field, focusFirstError, Input } from '@jackfield/kit/ui/form';
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
    isPostal: true,
  });
  const [listingName, setName] = useState(current?.listingName ?? account?.companyName ?? '');
  const [listingType, setType] = useState(current?.listingType ?? 'listed');
  const placed = usePlaceOrder<DirectoryListing>({
    pid,
    body: { listingName, listingType, address: serviceOfDraft(address.draft) },
    schema: directoryListingSchema,
    send: (body, idempotencyKey) =>
      call(orderDirectoryListing, { params: { id: pid }, body }, { idempotencyKey }),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!address.check() || !(await placed.run())) focusFirstError(form.current);
  };

  return (
    <form ref={form} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      {placed.error && <Alert kind="error" title={placed.error} />}
      <Field
        label={t(numberOrderMessages.listingName)}
        hint={t(numberOrderMessages.listingHint, { count: listingName.trim().length })}
        error={placed.faults.listingName}
        required
      >
        <Input
          value={listingName}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Field label={t(numberOrderMessages.listingType)} error={placed.faults.listingType}>
        <Select
          value={listingType}
          options={types.map((value) => ({ value, label: t(numberOrderMessages[value]) }))}
          onChange={setType}
        />
      </Field>
      <AddressForm form={address} />
      <div className={css.verb}>
        <Button type="primary" htmlType="submit" loading={placed.busy}>
          {t(numberOrderMessages.placeListing)}
        </Button>
      </div>
    </form>
  );
}
