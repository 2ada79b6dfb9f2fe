import { paths } from '@jackfield/contract';
import { UsagePage } from '@jackfield/kit/usage';
import { useT } from '@jackfield/runtime';
import { accountMessages } from '../account/messages.ts';

/** /admin-settings/company/usage: what was called and written, and what it cost (NUM-09). */
export function Component() {
  const t = useT();
  return (
    <UsagePage trail={[{ label: t(accountMessages.company), to: paths.admin.company.info() }]} />
  );
}
