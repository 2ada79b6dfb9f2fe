import { EmergencyAddress } from '@jackfield/phone-numbers/emergency-address';
import { useT } from '@jackfield/runtime';
import { type Control, useController } from 'react-hook-form';
import { profileMessages } from './messages.ts';
import type { ProfileValues } from './profile-values.ts';

/** Emergency address of a user; it is saved with the page (annex G1, ENT-31). */
export function EmergencySection({ control }: { control: Control<ProfileValues> }) {
  const t = useT();
  const { field } = useController({ control, name: 'e911Address' });
  return (
    <EmergencyAddress
      intro={t(profileMessages.emergencyText)}
      address={field.value}
      onChange={field.onChange}
    />
  );
}
