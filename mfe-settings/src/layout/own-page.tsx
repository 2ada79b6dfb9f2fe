import type { Teammate } from '@jackfield/contract/api/teammate';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { EditPage, LinkTabs } from '@jackfield/records/edit-page';
import { profileAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { settingsMessages } from './messages.ts';
import { SettingsHead } from './settings-head.tsx';
import { settingsTabs } from './settings-tabs.ts';

/** A page about oneself that stores everything at once. */
export function OwnPage({ children }: { children(person: Teammate): ReactNode }) {
  const t = useT();
  const person = useAtomValue(profileAtom);
  useBreadcrumb([{ label: t(settingsMessages.title) }]);
  if (!person) return null;
  return (
    <EditPage head={<SettingsHead person={person} />} tabs={<LinkTabs tabs={settingsTabs()} />}>
      {children(person)}
    </EditPage>
  );
}
