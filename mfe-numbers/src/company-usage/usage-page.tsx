import { useMay } from '@jackfield/kit/may';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { useT } from '@jackfield/runtime';
import { type EndedCall, type TryCall, UsagePage } from '@jackfield/usage/usage-page';
import { accountMessages } from '../account/messages.ts';
import { UsageTabs } from '../call-log/usage-tabs.tsx';
import { companyUsageMessages } from './messages.ts';

/** Fetched when a call is opened or tried: the list waits for no routing. */
const PastCallDialog = lazyPart(() =>
  import('@jackfield/call-routing/past-call').then((file) => file.PastCallDialog),
);

const CallReason = lazyPart(() =>
  import('@jackfield/call-routing/past-call').then((file) => file.CallReason),
);

const tryCall: TryCall = (past, onClose) => <PastCallDialog past={past} onClose={onClose} />;
const why = (call: EndedCall) => <CallReason call={call} />;

/** /admin-settings/company/usage: calls and messages by day, user and number (NUM-09, annex G9). */
export function Component() {
  const t = useT();
  const seesRouting = useMay('routing:read');
  const title = t(companyUsageMessages.title);
  useBreadcrumb([{ label: t(accountMessages.company) }, { label: title }]);
  return (
    <UsagePage
      title={title}
      tabs={<UsageTabs />}
      list="usage"
      shares={['user', 'number']}
      tryCall={tryCall}
      why={seesRouting ? why : undefined}
    />
  );
}
