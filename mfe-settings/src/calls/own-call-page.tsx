import { paths } from '@jackfield/contract';
import type { CallLogRecord } from '@jackfield/contract/api/call-log';
import { useT } from '@jackfield/runtime';
import { CallRecordPage } from '@jackfield/usage/call-log';
import { CallRecordings } from '@jackfield/voice-media/call-recordings';
import { settingsMessages } from '../layout/messages.ts';

const listPath = paths.yourSettings.page('calls');

const recordings = (call: CallLogRecord) => <CallRecordings call={call} isAdmin={false} />;

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
      recordings={recordings}
    />
  );
}
