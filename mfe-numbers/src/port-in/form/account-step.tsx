import type { PortOrder } from '@jackfield/contract/api/port-in';
import { AddressInput } from '@jackfield/kit/address-form';
import { Fields, Wide } from '@jackfield/kit/form-section';
import { Alert } from '@jackfield/kit/ui/core';
import { Field, Input } from '@jackfield/kit/ui/form';
import { TextField } from '@jackfield/records/form-fields';
import { StepHead } from '@jackfield/records/steps-page';
import { accountAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { Controller, get, type UseFormReturn } from 'react-hook-form';
import { formMessages as messages } from '../messages.ts';
import css from '../port-in.module.css';
import { addressRules } from './rules.ts';
import type { PortValues } from './values.ts';

interface AccountStepProps {
  form: UseFormReturn<PortValues>;
  order: PortOrder;
  /** It is saved with the draft, and shown to nobody afterwards. */
  pin: string;
  onPin(pin: string): void;
}

/** Who the account is at the old carrier, as its bill shows it. */
export function AccountStep({ form, order, pin, onPin }: AccountStepProps) {
  const t = useT();
  const country = useAtomValue(accountAtom)?.country ?? 'USA';
  const { control, formState } = form;
  const pinFault: unknown = get(formState.errors, 'pin.message');
  return (
    <>
      <StepHead title={t(messages.accountTitle)} intro={t(messages.accountIntro)} />
      <Fields>
        <TextField
          control={control}
          name="accountNumber"
          label={t(messages.accountNumber)}
          hint={t(messages.accountNumberHint)}
          most={50}
          required
        />
        <Field
          label={t(messages.pin)}
          hint={t(order.hasPin ? messages.pinKept : messages.pinHint)}
          error={typeof pinFault === 'string' ? pinFault : undefined}
        >
          <Input
            autoComplete="off"
            most={20}
            placeholder={order.hasPin ? t(messages.pinState) : ''}
            value={pin}
            onChange={({ target }) => onPin(target.value)}
          />
        </Field>
        <TextField control={control} name="billName" label={t(messages.name)} most={100} required />
        <TextField
          control={control}
          name="contactName"
          label={t(messages.contactName)}
          hint={t(messages.contactNameHint)}
          most={100}
          required
        />
        <Wide>
          <div className={css.section}>
            <h3>
              {t(messages.serviceAddress)}{' '}
              <span className="ui-secondary">{t(messages.serviceAddressNote)}</span>
            </h3>
            {order.serviceAddress === null && <Alert kind="info" title={t(messages.filled)} />}
            <Controller
              control={control}
              name="serviceAddress"
              render={({ field: { value, onChange }, fieldState: { error } }) => (
                <AddressInput
                  {...addressRules}
                  value={value}
                  onChange={onChange}
                  account={country}
                  isChecked={error !== undefined}
                />
              )}
            />
          </div>
        </Wide>
      </Fields>
    </>
  );
}
