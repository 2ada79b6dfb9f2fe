import type { Teammate } from '@jackfield/contract/api/teammate';
import { Fields, FormSection } from '@jackfield/kit/form-section';
import { PhotoField } from '@jackfield/kit/photo-field';
import { common, useT } from '@jackfield/runtime';
import type { Control } from 'react-hook-form';
import { keepProfile } from './keep-profile.ts';
import type { ProfileValues } from './profile-values.ts';
import { TextField } from './text-field.tsx';
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
        <TextField control={control} name="firstName" isRequired />
        <TextField control={control} name="lastName" isRequired />
        <TextField control={control} name="title" />
      </Fields>
    </FormSection>
  );
}
