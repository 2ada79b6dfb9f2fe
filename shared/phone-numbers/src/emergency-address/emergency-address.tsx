import type { ServiceAddress } from '@jackfield/contract';
import { addressLines } from '@jackfield/domain/address-text';
import { FormSection } from '@jackfield/kit/form-section';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { Button } from '@jackfield/kit/ui/core';
import { MapPin } from '@jackfield/kit/ui/icons';
import { accountAtom, common, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import css from './emergency-address.module.css';
import { emergencyMessages } from './messages.ts';

const AddressDialog = lazyPart(() => import('./address-dialog.tsx').then((f) => f.AddressDialog));

export interface EmergencyAddressProps {
  /** What the address is for, in words to the reader. */
  intro: string;
  address: ServiceAddress | null;
  onChange(address: ServiceAddress | null): void;
}

/** Emergency address of a person, in the USA and Canada (annexes G1 and G4, ENT-31). */
export function EmergencyAddress({ intro, address, onChange }: EmergencyAddressProps) {
  const t = useT();
  const country = useAtomValue(accountAtom)?.country;
  const [isEditing, setEditing] = useState(false);
  if (country !== 'USA' && country !== 'CAN') return null;
  const [street, place] = address
    ? addressLines(address)
    : [t(common.noneYet), t(emergencyMessages.noneText)];

  return (
    <FormSection title={t(common.emergencyAddress)} intro={intro}>
      <div className={`ui-actions ui-well ${css.well}`}>
        <MapPin size={16} strokeWidth={1.75} aria-hidden="true" className={css.pin} />
        <div className={css.lines}>
          <div className={css.street}>{street}</div>
          <div className="ui-secondary">{place}</div>
        </div>
        <div className={css.actions}>
          {address && (
            <Button size="small" type="text" onClick={() => onChange(null)}>
              {t(common.remove)}
            </Button>
          )}
          <Button size="small" onClick={() => setEditing(true)}>
            {t(address ? common.change : emergencyMessages.add)}
          </Button>
        </div>
      </div>
      {isEditing && (
        <AddressDialog
          address={address}
          account={country}
          onUse={(next) => {
            onChange(next);
            setEditing(false);
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </FormSection>
  );
}
