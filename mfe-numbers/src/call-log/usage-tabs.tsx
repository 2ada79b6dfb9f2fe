import { paths } from '@jackfield/contract';
import { LinkTabs } from '@jackfield/records/edit-page';
import { useT } from '@jackfield/runtime';
import { callLogMessages } from '@jackfield/usage/call-log';
import { textMessages, useHasTexts } from '@jackfield/usage/texts';
import { useLocation } from 'react-router';

const { usage, calls, texts } = paths.admin.company;

/** Pages of usage: what was spent, every call and every text. */
export function UsageTabs() {
  const t = useT();
  const { pathname } = useLocation();
  const hasTexts = useHasTexts();
  return (
    <LinkTabs
      tabs={[
        { label: t(callLogMessages.spend), to: usage() },
        {
          label: t(callLogMessages.title),
          to: `${calls()}?direction=inbound`,
          isOpen: pathname.startsWith(calls()),
        },
        ...(hasTexts ? [{ label: t(textMessages.title), to: texts() }] : []),
      ]}
    />
  );
}
