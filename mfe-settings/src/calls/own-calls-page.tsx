import { paths } from '@jackfield/contract';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { LinkTabs } from '@jackfield/records/edit-page';
import { useT } from '@jackfield/runtime';
import { CallLogPage } from '@jackfield/usage/call-log';
import { settingsMessages } from '../layout/messages.ts';
import { settingsTabs } from '../layout/settings-tabs.ts';

/** /your-settings/calls: one's own calls, and those of one's teams (LOG-01). */
export function Component() {
  const t = useT();
  const title = t(settingsMessages.title);
  useBreadcrumb([{ label: title }, { label: t(settingsMessages.calls) }]);
  return (
    <CallLogPage
      title={title}
      tabs={<LinkTabs tabs={settingsTabs()} />}
      list="settings.calls"
      isOwn
      pathOf={paths.yourSettings.call}
    />
  );
}
