import { paths } from '@jackfield/contract';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { useT } from '@jackfield/runtime';
import { UsagePage } from '@jackfield/usage/usage-page';
import { accountMessages } from '../account/messages.ts';
import { companyUsageMessages } from './messages.ts';

/** /admin-settings/company/usage: calls and messages by day, user and number (NUM-09, annex G9). */
export function Component() {
  const t = useT();
  const title = t(companyUsageMessages.title);
  useBreadcrumb([
    { label: t(accountMessages.company), to: paths.admin.company.info() },
    { label: title },
  ]);
  return <UsagePage title={title} list="usage" shares={['user', 'number']} />;
}
