import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { EditPage, LinkTabs } from '@jackfield/records/edit-page';
import { profileAtom, useT } from '@jackfield/runtime';
import { VoicemailSettings } from '@jackfield/voice-media/voicemail-settings';
import { useAtomValue } from 'jotai';
import { settingsMessages } from '../layout/messages.ts';
import { SettingsHead } from '../layout/settings-head.tsx';
import { settingsTabs } from '../layout/settings-tabs.ts';
import { cacheProfile } from '../profile/cache-profile.ts';

/** /your-settings/voicemail: the own greetings and PIN (SET-06). */
export function VoicemailPage() {
  const t = useT();
  const person = useAtomValue(profileAtom);
  useBreadcrumb([{ label: t(settingsMessages.title) }]);
  if (!person) return null;
  return (
    <EditPage head={<SettingsHead person={person} />} tabs={<LinkTabs tabs={settingsTabs()} />}>
      <VoicemailSettings person={person} onSaved={cacheProfile} />
    </EditPage>
  );
}
