import { setProfileImage, type Teammate } from '@jackfield/contract/api/teammate';
import { Fields, FormSection } from '@jackfield/kit/form-section';
import { PhotoField } from '@jackfield/kit/photo-field';
import { TextField } from '@jackfield/records/form-fields';
import { call, common, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import type { Control } from 'react-hook-form';
import { cachePerson } from '../people/api/cached-people.ts';
import { profileMessages } from './messages.ts';
import type { ProfileValues } from './profile-values.ts';

export interface IdentitySectionProps {
  person: Teammate;
  control: Control<ProfileValues>;
}

/** What becomes of a new address: who has confirmed none yet has the new one at once (OP-45). */
function newEmailHint({ isEmailConfirmed, status }: Teammate) {
  if (isEmailConfirmed) return profileMessages.emailHint;
  return status === 'pending' ? profileMessages.emailInvited : profileMessages.emailUnconfirmed;
}

/** Photo, names, title and email. */
export function IdentitySection({ person, control }: IdentitySectionProps) {
  const t = useT();
  const client = useQueryClient();
  return (
    <FormSection title={t(common.identity)} intro={t(common.identityText)}>
      <PhotoField
        fullName={person.fullName}
        src={person.profileImage}
        save={async (image) =>
          cachePerson(
            client,
            await call(setProfileImage, { params: { id: person.id }, body: { image } }),
          )
        }
      />
      <Fields>
        <TextField
          control={control}
          name="firstName"
          label={t(common.firstName)}
          isPersonName
          required
        />
        <TextField
          control={control}
          name="lastName"
          label={t(common.lastName)}
          isPersonName
          required
        />
        <TextField control={control} name="title" label={t(profileMessages.title)} />
        <TextField
          control={control}
          name="email"
          label={t(common.email)}
          hint={
            person.pendingEmail === null
              ? t(newEmailHint(person))
              : t(profileMessages.emailWaiting, { email: person.email })
          }
          inputMode="email"
          required
        />
      </Fields>
    </FormSection>
  );
}
