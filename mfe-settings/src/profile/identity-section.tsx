import type { Teammate } from '@jackfield/contract/api/teammate';
import { Fields, FormSection } from '@jackfield/kit/form-section';
import { PhotoField } from '@jackfield/kit/photo-field';
import { TextField } from '@jackfield/records/form-fields';
import { common, useT } from '@jackfield/runtime';
import type { Control } from 'react-hook-form';
import { cacheProfile } from './cache-profile.ts';
import { profileMessages } from './messages.ts';
import { type ProfileField, profileFields, type ProfileValues } from './profile-values.ts';
import { savePhoto } from './update-profile.ts';

export interface IdentitySectionProps {
  person: Teammate;
  control: Control<ProfileValues>;
}

const autoComplete = {
  firstName: 'given-name',
  lastName: 'family-name',
  title: 'organization-title',
} as const satisfies Record<ProfileField, string>;

/** Photo, names and title: what a person decides alone (annex C3). */
export function IdentitySection({ person, control }: IdentitySectionProps) {
  const t = useT();
  return (
    <FormSection title={t(common.identity)} intro={t(common.identityText)}>
      <PhotoField
        fullName={person.fullName}
        src={person.profileImage}
        save={async (image) => cacheProfile(await savePhoto(person.id, image))}
      />
      <Fields>
        {profileFields.map((name) => (
          <TextField
            key={name}
            control={control}
            name={name}
            label={t(profileMessages[name])}
            autoComplete={autoComplete[name]}
            required={name !== 'title'}
            isPersonName={name !== 'title'}
          />
        ))}
      </Fields>
    </FormSection>
  );
}
