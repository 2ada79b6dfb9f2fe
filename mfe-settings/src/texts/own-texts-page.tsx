import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { LinkTabs } from '@jackfield/records/edit-page';
import { useT } from '@jackfield/runtime';
import { TextsPage } from '@jackfield/usage/texts';
import { settingsMessages } from '../layout/messages.ts';
import { settingsTabs } from '../layout/settings-tabs.ts';

/** /your-settings/texts: one's own texts, and those of one's teams (PROV-01). */
export function Component() {
  const t = useT();
  const title = t(settingsMessages.title);
  useBreadcrumb([{ label: title }, { label: t(settingsMessages.texts) }]);
  return (
    <TextsPage title={title} tabs={<LinkTabs tabs={settingsTabs()} />} list="settings.texts" />
  );
}
