import { paths } from '@jackfield/contract';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { useT } from '@jackfield/runtime';
import { accountMessages } from '../account/messages.ts';
import { PortForm } from './form/port-form.tsx';
import { formMessages, portMessages } from './messages.ts';

/** /admin-settings/company/port/new: which numbers move; with them an order begins (PORT-01). */
export function Component() {
  const t = useT();
  useBreadcrumb([
    { label: t(accountMessages.company) },
    { label: t(portMessages.title), to: paths.admin.company.portIn() },
    { label: t(formMessages.title) },
  ]);
  return <PortForm order={null} />;
}
