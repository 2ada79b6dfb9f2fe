import { FormSection } from '@jackfield/kit/form-section';
import { Button } from '@jackfield/kit/ui/core';
import { MapPin } from '@jackfield/kit/ui/icons';
import { accountAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { AddressDialog } from './address-dialog.tsx';
import { addressLines } from '../people/address-text.ts';
import css from './emergency-section.module.css';
import { profileMessages } from './messages.ts';
import type { ProfileValues } from './profile-values.ts';

/** Emergency address of a person, in the USA and Canada (G1, ENT-31). */
export function EmergencySection({ control }: { control: Control<ProfileValues> }) {
  const t = useT();
  const country = useAtomValue(accountAtom)?.country;
  const { field } = useController({ control, name: 'e911Address' });
  const [isEditing, setEditing] = useState(false);
  if (country !== 'USA' && country !== 'CAN') return null;
  const address = field.value;
  const [street, place] = address
    ? addressLines(address)
    : [t(profileMessages.emergencyNone), t(profileMessages.emergencyNoneText)];

  return (
    <FormSection title={t(profileMessages.emergency)} intro={t(profileMessages.emergencyText)}>
      <div className={css.well}>
        <MapPin size={16} strokeWidth={1.75} aria-hidden="true" className={css.pin} />
        <div className={css.lines}>
          <div className={css.street}>{street}</div>
          <div className={css.place}>{place}</div>
        </div>
        {address && (
          <Button size="small" type="text" onClick={() => field.onChange(null)}>
            {t(profileMessages.emergencyRemove)}
          </Button>
        )}
        <Button size="small" onClick={() => setEditing(true)}>
          {t(address ? profileMessages.emergencyChange : profileMessages.emergencyAdd)}
        </Button>
      </div>
      {isEditing && (
        <AddressDialog
          address={address}
          account={country}
          onUse={(next) => {
            field.onChange(next);
            setEditing(false);
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </FormSection>
  );
}
