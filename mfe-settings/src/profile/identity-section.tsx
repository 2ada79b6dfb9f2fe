import type { Teammate } from '@jackfield/contract/api/teammate';
import { Fields, FormSection } from '@jackfield/kit/form-section';
import { PhotoField } from '@jackfield/kit/photo-field';
import { TextField } from '@jackfield/records/form-fields';
import { useT } from '@jackfield/runtime';
import type { Control } from 'react-hook-form';
import { keepProfile } from './keep-profile.ts';
import type { ProfileValues } from './profile-values.ts';
import { savePhoto } from './update-profile.ts';

export interface IdentitySectionProps {
  person: Teammate;
  control: Control<ProfileValues>;
}

/** Photo, names and title: what a person decides alone (annex C3). */
export function IdentitySection({ person, control }: IdentitySectionProps) {
  const t = useT();
  return (
    <FormSection title={t(common.identity)} intro={t(common.identityText)}>
      <PhotoField
        fullName={person.fullName}
        src={person.profileImage}
        save={async (image) => keepProfile(await savePhoto(person.id, image))}
      />
      <Fields>
        <TextField
          control={control}
          name="firstName"
          label={t(profileMessages.firstName)}
          autoComplete="given-name"
          required
        />
        <TextField
          control={control}
          name="lastName"
          label={t(profileMessages.lastName)}
          autoComplete="family-name"
          required
        />
        <TextField
          control={control}
          name="title"
          label={t(profileMessages.title)}
          autoComplete="organization-title"
        />
      </Fields>
    </FormSection>
  );
}
