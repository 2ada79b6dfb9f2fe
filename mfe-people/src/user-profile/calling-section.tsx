import { Fields, FormSection, Wide } from '@jackfield/kit/form-section';
import { Field } from '@jackfield/kit/ui/form';
import { Select } from '@jackfield/kit/ui/select';
import { LanguageField, TextField, TimeZoneField } from '@jackfield/records/form-fields';
import { common, useT } from '@jackfield/runtime';
import { type Control, Controller } from 'react-hook-form';
import type { Refusal } from '../people/user-actions.ts';
import { profileMessages } from './messages.ts';
import type { ProfileValues } from './profile-values.ts';

export interface CallingSectionProps {
  control: Control<ProfileValues>;
  extension: { fault: string | undefined; hint: string | undefined };
  /** Why the role cannot be changed; null when it can, undefined for who gives none. */
  roleRefusal: Refusal | null | undefined;
  /** What the built-in role is called; null for none. */
  builtIn: string | null;
}

const roleReasons = {
  self: profileMessages.roleSelf,
  owner: profileMessages.roleOwner,
  impersonated: profileMessages.roleImpersonated,
  unconfirmed: profileMessages.roleHint,
} as const satisfies Record<Refusal, unknown>;

/** Extension, role, time zone and language. */
export function CallingSection({ control, extension, roleRefusal, builtIn }: CallingSectionProps) {
  const t = useT();
  const hint = roleRefusal
    ? t(roleReasons[roleRefusal])
    : builtIn === null
      ? t(profileMessages.roleHint)
      : t(profileMessages.roleBuiltIn, { role: builtIn });
  return (
    <FormSection title={t(profileMessages.calling)} intro={t(profileMessages.callingText)}>
      <Fields>
        <TextField
          control={control}
          name="extension"
          label={t(common.extension)}
          hint={extension.hint}
          fault={extension.fault}
          inputMode="numeric"
          required
        />
        {roleRefusal !== undefined && (
          <Controller
            control={control}
            name="role"
            render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
              <Field
                label={t(common.role)}
                hint={hint}
                error={error?.message}
                disabled={roleRefusal !== null}
              >
                <Select
                  value={value}
                  options={[
                    { value: 'admin', label: t(common.admin) },
                    { value: 'standard', label: t(common.standard) },
                  ]}
                  onChange={(next) => onChange(next)}
                  onBlur={onBlur}
                />
              </Field>
            )}
          />
        )}
        <Wide>
          <TimeZoneField control={control} name="timeZone" label={t(profileMessages.timeZone)} />
        </Wide>
        <LanguageField control={control} name="language" none={t(common.companyLanguage)} />
      </Fields>
    </FormSection>
  );
}
