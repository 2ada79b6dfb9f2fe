import { paths } from '@jackfield/contract';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { EditPage, LinkTabs } from '@jackfield/records/edit-page';
import { useT } from '@jackfield/runtime';
import type { ReactNode } from 'react';
import { billingMessages } from '../billing-information/messages.ts';
import { summaryMessages } from './messages.ts';
import css from './summary-layout.module.css';

/** Head and tabs that the pages of the billing summary share. */
export function SummaryLayout({ children }: { children: ReactNode }) {
  const t = useT();
  const { billing } = paths.admin;
  useBreadcrumb([
    { label: t(billingMessages.billing), to: billing.information() },
    { label: t(summaryMessages.title) },
  ]);
  return (
    <EditPage
      head={<h1 className={css.title}>{t(summaryMessages.title)}</h1>}
      tabs={
        <LinkTabs
          tabs={[
            { label: t(summaryMessages.summary), to: billing.summary() },
            { label: t(summaryMessages.contacts), to: billing.contacts() },
          ]}
        />
      }
    >
      <div className={css.body}>{children}</div>
    </EditPage>
  );
}
