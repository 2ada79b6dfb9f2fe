import type { AccountCountry, ServiceAddress } from '@jackfield/contract';
import { regions } from '@jackfield/domain/regions';
import { Button } from '@jackfield/kit/ui/core';
import { Field, Input } from '@jackfield/kit/ui/form';
import { Select } from '@jackfield/kit/ui/select';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { useT } from '@jackfield/runtime';
import { useRef, useState } from 'react';
import { focusFirstError } from '@jackfield/kit/record-form';
import css from './address-dialog.module.css';
import { type AddressCountry, checkAddress, countryOf, trimAddress } from './address-rules.ts';
import { addressMessages } from './messages.ts';

const blank: ServiceAddress = {
  streetName: '',
  houseNumber: '',
  addressLine2: '',
  city: '',
  stateCode: '',
  zip: '',
};

export interface AddressDialogProps {
  address: ServiceAddress | null;
  /** USA accounts choose between USA and Canada (VAL-29). */
  account: Exclude<AccountCountry, 'MYS'>;
  /** Receives the checked address; it is saved with the page. */
  onUse(address: ServiceAddress): void;
  onClose(): void;
}

/** Edits an emergency address, format two (ENT-31, VAL-25 to 29). */
export function AddressDialog({ address, account, onUse, onClose }: AddressDialogProps) {
  const t = useT();
  const body = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(address ?? blank);
  const [country, setCountry] = useState<AddressCountry>(() =>
    address ? countryOf(address, account) : account,
  );
  const [isChecked, setChecked] = useState(false);
  const faults = checkAddress(typed, country);
  const isDirty = JSON.stringify(typed) !== JSON.stringify(address ?? blank);

  const labels = {
    houseNumber: t(addressMessages.houseNumber),
    streetName: t(addressMessages.streetName),
    addressLine2: t(addressMessages.addressLine2),
    city: t(addressMessages.city),
    stateCode: t(country === 'USA' ? addressMessages.state : addressMessages.province),
    zip: t(account === 'USA' ? addressMessages.zipUsa : addressMessages.zipOther),
  };
  const errorOf = (field: keyof ServiceAddress) => {
    const fault = faults[field];
    if (!isChecked || !fault) return undefined;
    return t(addressMessages[fault], { field: labels[field].toLowerCase() });
  };

  const use = () => {
    setChecked(true);
    if (Object.keys(faults).length > 0) return focusFirstError(body.current);
    onUse(trimAddress(typed));
  };

  const text = (field: Exclude<keyof ServiceAddress, 'stateCode'>, isRequired = true) => (
    <Field label={labels[field]} error={errorOf(field)} required={isRequired}>
      <Input
        value={typed[field]}
        autoComplete="off"
        maxLength={100}
        onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
      />
    </Field>
  );

  return (
    <Dialog
      open
      title={t(addressMessages.title)}
      dirty={isDirty}
      onClose={onClose}
      onSubmit={use}
      action={
        <Button type="primary" onClick={use}>
          {t(addressMessages.apply)}
        </Button>
      }
    >
      <div className={css.fields} ref={body}>
        {account === 'USA' && (
          <div className={css.wide}>
            <Field label={t(addressMessages.country)}>
              <Select
                value={country}
                options={[
                  { value: 'USA', label: t(addressMessages.usa) },
                  { value: 'CAN', label: t(addressMessages.canada) },
                ]}
                onChange={(next) => {
                  setCountry(next);
                  setTyped({ ...typed, stateCode: '', zip: '' });
                }}
              />
            </Field>
          </div>
        )}
        {text('houseNumber')}
        {text('streetName')}
        <div className={css.wide}>{text('addressLine2', false)}</div>
        <div className={css.wide}>{text('city')}</div>
        <Field label={labels.stateCode} error={errorOf('stateCode')} required>
          <Select
            showSearch
            value={typed.stateCode || null}
            options={regions[country].map(({ postalAbbr, name }) => ({
              value: postalAbbr,
              label: name,
            }))}
            onChange={(stateCode) => setTyped({ ...typed, stateCode: stateCode ?? '' })}
          />
        </Field>
        {text('zip')}
      </div>
    </Dialog>
  );
}
