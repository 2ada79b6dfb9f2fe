import { paths } from '@jackfield/contract';
import { LinkTabs } from '@jackfield/records/edit-page';
import { useT } from '@jackfield/runtime';
import { callLogMessages } from '@jackfield/usage/call-log';
import { useLocation } from 'react-router';

const { usage, calls } = paths.admin.company;

/** Pages of usage: what was spent, and every call. */
export function UsageTabs() {
  const t = useT();
  const { pathname } = useLocation();
  return (
    <LinkTabs
      tabs={[
        { label: t(callLogMessages.spend), to: usage() },
        {
          label: t(callLogMessages.title),
          to: `${calls()}?direction=inbound`,
          isOpen: pathname.startsWith(calls()),
        },
      ]}
    />
  );
}
