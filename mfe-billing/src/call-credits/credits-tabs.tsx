import { paths } from '@jackfield/contract';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { PageHead } from '@jackfield/kit/tabbed-page';
import { type LinkTab, LinkTabs } from '@jackfield/records/edit-page';
import { useT } from '@jackfield/runtime';
import { internationalMessages } from '../international/messages.ts';
import { guardMessages } from '../spend-guard/messages.ts';
import { creditMessages as messages } from './messages.ts';

const { billing } = paths.admin;

/** Pages of the call credits, each a tab (annex G6). */
export function useCreditsTabs(): LinkTab[] {
  const t = useT();
  return [
    { label: t(messages.balance), to: billing.balance() },
    { label: t(messages.transactions), to: billing.transactions() },
    { label: t(messages.usage), to: billing.usage() },
    { label: t(internationalMessages.title), to: billing.internationalCalling() },
    { label: t(guardMessages.guard), to: billing.spendGuard() },
  ];
}

/** Head of the pages that list nothing. */
export function CreditsHead() {
  return <PageHead title={useT()(messages.title)} />;
}

/** The tabs of a page that is no record. */
export function CreditsTabs() {
  return <LinkTabs tabs={useCreditsTabs()} />;
}

/** The breadcrumb of one of the pages. */
export function useCreditsBreadcrumb(page: string): void {
  const t = useT();
  useBreadcrumb([
    { label: t(messages.billing) },
    { label: t(messages.title), to: billing.balance() },
    { label: page },
  ]);
}
