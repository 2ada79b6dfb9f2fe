import { paths } from '@jackfield/contract';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { PageHead } from '@jackfield/kit/tabbed-page';
import { EditPage, LinkTabs } from '@jackfield/records/edit-page';
import { profileAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { billingMessages } from '../billing-information/messages.ts';
import { summaryMessages } from './messages.ts';
import { PlanBadge } from './plan-badge.tsx';
import css from './summary-layout.module.css';

interface SummaryLayoutProps {
  /** Buttons at the end of the head. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Head and tabs that the pages of the billing summary share. */
export function SummaryLayout({ actions, children }: SummaryLayoutProps) {
  const t = useT();
  const { billing } = paths.admin;
  const isAdmin = useAtomValue(profileAtom)?.role === 'admin';
  useBreadcrumb([{ label: t(billingMessages.billing) }, { label: t(summaryMessages.title) }]);
  return (
    <EditPage
      head={
        <PageHead
          title={t(summaryMessages.title)}
          badge={<PlanBadge />}
          actions={actions && <div className={css.actions}>{actions}</div>}
        />
      }
      tabs={
        <LinkTabs
          tabs={[
            { label: t(summaryMessages.summary), to: billing.summary() },
            // Contacts are of the account itself, which admins alone change.
            ...(isAdmin ? [{ label: t(summaryMessages.contacts), to: billing.contacts() }] : []),
          ]}
        />
      }
    >
      <div className={css.body}>{children}</div>
    </EditPage>
  );
}
