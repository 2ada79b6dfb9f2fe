import { AddressInput } from '@jackfield/kit/address-form';
import { TimeZoneSelect } from '@jackfield/kit/time-zone-select';
import { Field, Input } from '@jackfield/kit/ui/form';
import { type Account, common, useT } from '@jackfield/runtime';
import { type FocusEvent, useState } from 'react';
import { type CompanyAnswers, companyFaults, hasAddress, isAddressFaulty } from './answers.ts';
import { messages } from './messages.ts';

interface CompanyStepProps {
  account: Account;
  value: CompanyAnswers;
  onChange(value: CompanyAnswers): void;
}

/** Step 1: name, address and time zone of the company (ONB-02, ONB-03, OP-59). */
export function CompanyStep({ account, value, onChange }: CompanyStepProps) {
  const t = useT();
  const [isNameLeft, setNameLeft] = useState(false);
  const [isAddressLeft, setAddressLeft] = useState(false);
  const faults = companyFaults(value);
  const leaveAddress = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // The lists of choices lie outside of the form.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setAddressLeft(true);
  };
  return (
    <>
      <p>{t(messages.companyText)}</p>
      <Field
        label={t(messages.companyName)}
        error={isNameLeft ? faults.companyName : undefined}
        required
      >
        <Input
          value={value.companyName}
          most={100}
          autoComplete="organization"
          onBlur={() => setNameLeft(true)}
          onChange={(event) => onChange({ ...value, companyName: event.target.value })}
        />
      </Field>
      <div onBlur={leaveAddress}>
        <AddressInput
          isCompact
          isCountryFixed
          account={account.country}
          format="one"
          isMandatory={hasAddress(value)}
          isChecked={isAddressLeft}
          value={value.address}
          onChange={(address) => onChange({ ...value, address })}
        />
        {isAddressFaulty(value) && <output className="ui-note">{t(messages.addressWhole)}</output>}
      </div>
      <Field
        label={t(common.timezone)}
        hint={t(messages.timeZoneHint)}
        error={faults.timeZone}
        required
      >
        <TimeZoneSelect
          value={value.timeZone}
          onChange={(timeZone) => onChange({ ...value, timeZone })}
        />
      </Field>
    </>
  );
}
