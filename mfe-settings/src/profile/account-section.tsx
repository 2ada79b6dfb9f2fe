import type { Teammate } from '@jackfield/contract/api/teammate';
import { FormSection } from '@jackfield/kit/form-section';
import { Lock } from '@jackfield/kit/ui/icons';
import { roleNames } from '@jackfield/records/role-names';
import { common, useT } from '@jackfield/runtime';
import css from './account-section.module.css';
import { profileMessages } from './messages.ts';

/** Email, extension and role, which admins decide: read-only (G4, annex C3). */
export function AccountSection({ person }: { person: Teammate }) {
  const t = useT();
  const { email, extension, role, access } = person;
  const facts = [
    [common.email, email],
    [common.extension, extension],
    [common.role, t(access ? roleNames[access.role] : profileMessages[role])],
  ] as const;
  return (
    <FormSection
      title={t(profileMessages.account)}
      intro={
        <span className={css.intro}>
          <Lock size={13} strokeWidth={1.75} aria-hidden="true" />
          {t(profileMessages.accountText)}
        </span>
      }
    >
      <dl className={`ui-well ui-facts ${css.facts}`}>
        {facts.map(([label, value]) => (
          <div key={label.id}>
            <dt>{t(label)}</dt>
            <dd title={value}>{value}</dd>
          </div>
        ))}
      </dl>
    </FormSection>
  );
}
