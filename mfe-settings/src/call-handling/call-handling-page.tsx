import { CallHandlingForm } from '@jackfield/call-routing/call-handling';
import { OwnQueues } from '@jackfield/call-routing/queue-sign';
import { paths } from '@jackfield/contract';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { profileAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { settingsMessages } from '../layout/messages.ts';
import { SettingsHead } from '../layout/settings-head.tsx';
import { settingsTabs } from '../layout/settings-tabs.ts';
import { cacheProfile } from '../profile/cache-profile.ts';

/** /your-settings/call-handling: own missed calls and recording (SET-02, annex G4). */
export function Component() {
  const t = useT();
  const person = useAtomValue(profileAtom);
  useBreadcrumb([{ label: t(settingsMessages.title) }]);
  if (!person) return null;
  return (
    <CallHandlingForm
      key={person.id}
      person={person}
      editorId={person.id}
      head={<SettingsHead person={person} />}
      tabs={settingsTabs()}
      tab={paths.yourSettings.page('call-handling')}
      keep={cacheProfile}
    >
      <OwnQueues person={{ id: person.id, name: person.fullName }} />
    </CallHandlingForm>
  );
}
