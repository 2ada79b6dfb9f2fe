import type { Teammate } from '@jackfield/contract/api/teammate';
import { useT } from '@jackfield/runtime';
import type { Control } from 'react-hook-form';
import { profileMessages } from './messages.ts';
import { PhotoField } from './photo-field.tsx';
import type { ProfileValues } from './profile-values.ts';
import { Fields, Section } from './section.tsx';
import { TextField } from './text-field.tsx';

export interface IdentitySectionProps {
  person: Teammate;
  control: Control<ProfileValues>;
}

/** Photo, names, title and email. */
export function IdentitySection({ person, control }: IdentitySectionProps) {
  const t = useT();
  return (
    <Section title={t(profileMessages.identity)} text={t(profileMessages.identityText)}>
      <PhotoField person={person} />
      <Fields>
        <TextField
          control={control}
          name="firstName"
          label={t(profileMessages.firstName)}
          required
        />
        <TextField control={control} name="lastName" label={t(profileMessages.lastName)} required />
        <TextField control={control} name="title" label={t(profileMessages.title)} />
        <TextField
          control={control}
          name="email"
          label={t(profileMessages.email)}
          hint={t(profileMessages.emailHint)}
          inputMode="email"
          required
        />
      </Fields>
    </Section>
  );
}
