import { mayAt, useMay } from '@jackfield/kit/may';
import { useRoutingConfig } from '@jackfield/call-routing/routing-config';
import { paths } from '@jackfield/contract';
import type { CallLogRecord } from '@jackfield/contract/api/call-log';
import { profileAtom, useT } from '@jackfield/runtime';
import { callLogMessages, CallRecordPage } from '@jackfield/usage/call-log';
import { CallRecordings } from '@jackfield/voice-media/call-recordings';
import { useAtomValue } from 'jotai';
import { accountMessages } from '../account/messages.ts';
import { companyUsageMessages } from '../company-usage/messages.ts';
import { changeOf } from './change-of.ts';
import { TodayLine } from './today-line.tsx';
import { WhatWentWrong } from './what-went-wrong.tsx';

const { company } = paths.admin;
const why = (call: CallLogRecord, said: string) => <WhatWentWrong call={call} said={said} />;
/** What was recorded of a call; admins alone delete it. */
function Recordings({ call }: { call: CallLogRecord }) {
  const profile = useAtomValue(profileAtom);
  return <CallRecordings call={call} isAdmin={profile?.role === 'admin'} />;
}
const recordings = (call: CallLogRecord) => <Recordings call={call} />;
const todayLine = (call: CallLogRecord) => <TodayLine call={call} />;

/** A way to change something, where the person may. */
const mayChangeAt = (path: string | null | undefined) =>
  path && !mayAt(path, 'write') ? undefined : path;

/** /admin-settings/company/usage/calls/{id}: a call with its way and its reasons (LOG-02). */
export function Component() {
  const t = useT();
  const seesRouting = useMay('routing:read');
  const { data: today } = useRoutingConfig();
  return (
    <CallRecordPage
      listPath={company.calls()}
      pathOf={company.call}
      trail={[
        { label: t(accountMessages.company) },
        { label: t(companyUsageMessages.title), to: company.usage() },
        { label: t(callLogMessages.title), to: company.calls() },
      ]}
      isAdmin
      changeOf={today && ((stop) => mayChangeAt(changeOf(today, stop)))}
      {...(seesRouting && { why, today: todayLine })}
      recordings={recordings}
    />
  );
}
