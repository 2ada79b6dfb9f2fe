import { paths } from '@jackfield/contract';
import { useT } from '@jackfield/runtime';
import { CallRecordPage } from '@jackfield/usage/call-log';
import { settingsMessages } from '../layout/messages.ts';

const listPath = paths.yourSettings.page('calls');

/** /your-settings/calls/{id}: a call of one's own or of one's teams (LOG-02). */
export function Component() {
  const t = useT();
  return (
    <CallRecordPage
      listPath={listPath}
      pathOf={paths.yourSettings.call}
      trail={[
        { label: t(settingsMessages.title) },
        { label: t(settingsMessages.calls), to: listPath },
      ]}
      isAdmin={false}
    />
  );
}
