import { PlannedList } from '@jackfield/call-routing/planned-changes';
import { paths } from '@jackfield/contract';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { TabbedPage } from '@jackfield/kit/tabbed-page';
import { Button } from '@jackfield/kit/ui/core';
import { accountAtom, common, navigateTo, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { tabMessages } from '../numbers-tabs/messages.ts';
import { NumbersTabs } from '../numbers-tabs/numbers-tabs.tsx';
import css from './planned-page.module.css';

/** /admin-settings/numbers/planned: every change that is still to come, and those saved lately (annex J4). */
export function Component() {
  const t = useT();
  const zone = useAtomValue(accountAtom)?.timeZone ?? 'UTC';
  const title = t(tabMessages.planned);
  useBreadcrumb([
    { label: t(common.companyNumbers), to: paths.admin.numbers.listing() },
    { label: title },
  ]);
  return (
    <TabbedPage
      label={title}
      title={t(common.companyNumbers)}
      actions={
        <Button onClick={() => void navigateTo(paths.admin.numbers.away())}>
          {t(tabMessages.away)}
        </Button>
      }
      tabs={<NumbersTabs />}
    >
      <div className={css.body}>
        <PlannedList zone={zone} />
      </div>
    </TabbedPage>
  );
}
