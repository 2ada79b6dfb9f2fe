import { MyDevice } from '@jackfield/devices/my-device';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { EditPage, LinkTabs } from '@jackfield/records/edit-page';
import { profileAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { settingsMessages } from '../layout/messages.ts';
import { SettingsHead } from '../layout/settings-head.tsx';
import { settingsTabs } from '../layout/settings-tabs.ts';

/** /your-settings/my-device: the own devices, which admins add and remove (SET-03). */
export function MyDevicePage() {
  const t = useT();
  const person = useAtomValue(profileAtom);
  useBreadcrumb([{ label: t(settingsMessages.title) }]);
  if (!person) return null;
  return (
    <EditPage head={<SettingsHead person={person} />} tabs={<LinkTabs tabs={settingsTabs()} />}>
      <MyDevice teammateId={person.id} canManage={false} />
    </EditPage>
  );
}
