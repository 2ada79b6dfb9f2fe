import { paths } from '@jackfield/contract';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { TabbedPage } from '@jackfield/kit/tabbed-page';
import { LinkTabs } from '@jackfield/records/edit-page';
import { useT } from '@jackfield/runtime';
import type { ReactNode } from 'react';
import { partMessages as messages } from './messages.ts';

interface IntegrationsPageProps {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of what programs of the company use, beside the others. */
export function IntegrationsPage({ title, actions, children }: IntegrationsPageProps) {
  const t = useT();
  useBreadcrumb([
    { label: t(messages.title), to: paths.admin.integrations.keys() },
    { label: title },
  ]);
  return (
    <TabbedPage
      label={title}
      title={t(messages.title)}
      actions={actions}
      tabs={
        <LinkTabs
          tabs={[
            { label: t(messages.keys), to: paths.admin.integrations.keys() },
            { label: t(messages.webhooks), to: paths.admin.integrations.webhooks() },
            { label: t(messages.files), to: paths.admin.integrations.files(), hasPages: true },
            { label: t(messages.reference), to: paths.admin.integrations.reference() },
            { label: t(messages.signOn), to: paths.admin.integrations.signOn() },
            { label: t(messages.directory), to: paths.admin.integrations.directory() },
          ]}
        />
      }
    >
      {children}
    </TabbedPage>
  );
}
