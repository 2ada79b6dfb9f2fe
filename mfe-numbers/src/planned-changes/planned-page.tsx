import { PlannedList } from '@jackfield/call-routing/planned-changes';
import { paths } from '@jackfield/contract';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
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
    <section className="ui-page" aria-label={title}>
      <header className={css.head}>
        <h1>{t(common.companyNumbers)}</h1>
        <Button onClick={() => void navigateTo(paths.admin.numbers.away())}>
          {t(tabMessages.away)}
        </Button>
      </header>
      <div className={css.tabs}>
        <NumbersTabs />
      </div>
      <div className={css.body}>
        <PlannedList zone={zone} />
      </div>
    </section>
  );
}
