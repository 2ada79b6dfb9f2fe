import { paths } from '@jackfield/contract';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { PhoneNumbers } from '@jackfield/phone-numbers/phone-numbers';
import { EditPage, LinkTabs } from '@jackfield/records/edit-page';
import { profileAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { settingsMessages } from '../layout/messages.ts';
import { SettingsHead } from '../layout/settings-head.tsx';
import { settingsTabs } from '../layout/settings-tabs.ts';

const { outboundEdit, directoryEdit } = paths.yourSettings;

/** /your-settings/phone-numbers: the own numbers, their labels and the default (SET-04). */
export function PhoneNumbersPage() {
  const t = useT();
  const person = useAtomValue(profileAtom);
  useBreadcrumb([{ label: t(settingsMessages.title) }]);
  if (!person) return null;
  return (
    <EditPage head={<SettingsHead person={person} />} tabs={<LinkTabs tabs={settingsTabs()} />}>
      <PhoneNumbers
        isOwn
        owner={{ type: 'teammate', id: person.id, name: person.fullName }}
        links={(pid) => ({
          callingName: outboundEdit(pid, 'outbound-calling-name'),
          listing: directoryEdit(pid, 'directory-listing'),
        })}
      />
    </EditPage>
  );
}
