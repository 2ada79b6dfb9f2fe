import { paths } from '@jackfield/contract';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { LinkTabs } from '@jackfield/records/edit-page';
import { useT } from '@jackfield/runtime';
import { creditMessages as messages } from './messages.ts';

const { billing } = paths.admin;

/** Pages of the call credits, each a tab (annex G6). */
export function CreditsTabs() {
  const t = useT();
  return (
    <LinkTabs
      tabs={[
        { label: t(messages.balance), to: billing.balance() },
        { label: t(messages.transactions), to: billing.transactions() },
        { label: t(messages.usage), to: billing.usage() },
      ]}
    />
  );
}

/** The breadcrumb of one of the pages. */
export function useCreditsBreadcrumb(page: string): void {
  const t = useT();
  useBreadcrumb([
    { label: t(messages.billing), to: billing.information() },
    { label: t(messages.title), to: billing.balance() },
    { label: page },
  ]);
}
