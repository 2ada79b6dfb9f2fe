import { paths } from '@jackfield/contract';
import type { Teammate } from '@jackfield/contract/api/teammate';
import { relativeTime } from '@jackfield/domain';
import { ConflictView } from '@jackfield/kit/conflict-view';
import { EditPage, LinkTabs } from '@jackfield/kit/edit-page';
import { LeaveGuard } from '@jackfield/kit/leave-guard';
import { SaveBar } from '@jackfield/kit/save-bar';
import { notify, profileAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { settingsMessages } from '../layout/messages.ts';
import { SettingsHead } from '../layout/settings-head.tsx';
import { AccountSection } from './account-section.tsx';
import { IdentitySection } from './identity-section.tsx';
import { profileMessages } from './messages.ts';
import { PasswordSection } from './password-section.tsx';
import { type ProfileField, profileFields } from './profile-values.ts';
import { useProfileForm } from './use-profile-form.ts';

/** /your-settings/profile: what a person may change of the own record (SET-05, G4). */
export function ProfilePage() {
  const person = useAtomValue(profileAtom);
  return person && <OwnProfile key={person.id} person={person} />;
}

function OwnProfile({ person }: { person: Teammate }) {
  const t = useT();
  const show = useRef(() => {});
  const state = useProfileForm(person, (hasConflict) => {
    const action = { label: t(profileMessages.show), run: () => show.current() };
    notify.info(t(profileMessages.changedElsewhere), hasConflict ? action : undefined);
  });
  const { form, changed, isDirty, conflict, restoredFrom } = state;
  useEffect(() => {
    show.current = state.showConflict;
  });

  const restored = useRef(restoredFrom);
  useEffect(() => {
    if (restored.current === null) return;
    notify.info(
      t(profileMessages.draftRestored, { when: relativeTime(new Date(restored.current)) }),
    );
    restored.current = null;
  }, [t]);

  const labelOf = (field: ProfileField) => t(profileMessages[field]);
  const { errors } = form.formState;
  const invalid = profileFields.filter((field) => errors[field]);
  const mark = invalid.length > 0 ? 'errors' : 'unsaved';
  return (
    <EditPage
      head={<SettingsHead person={person} />}
      tabs={
        <LinkTabs
          tabs={[
            {
              label: t(settingsMessages.profile),
              to: paths.yourSettings.page('profile'),
              mark: isDirty ? mark : undefined,
            },
          ]}
        />
      }
      bar={
        <SaveBar
          changed={changed.map(labelOf)}
          invalid={invalid.map(labelOf)}
          saving={state.isSaving}
          onDiscard={state.discard}
          onSave={() => void state.save()}
        />
      }
    >
      <IdentitySection person={person} control={form.control} />
      <AccountSection person={person} />
      <PasswordSection />
      <LeaveGuard dirty={isDirty} onLeave={state.discard} />
      {conflict && (
        <ConflictView
          name={t(profileMessages.somebody)}
          saving={state.isSaving}
          fields={conflict.fields.map((field) => ({
            key: field,
            label: labelOf(field),
            base: conflict.base[field],
            theirs: conflict.current[field],
            yours: conflict.yours[field],
          }))}
          onSave={(choices) => {
            const theirs = conflict.fields.filter((field) => choices[field] === 'theirs');
            const chosen = theirs.map((field) => [field, conflict.current[field]]);
            void state.resolve(conflict, Object.fromEntries(chosen));
          }}
          onClose={state.closeConflict}
        />
      )}
    </EditPage>
  );
}
