import { paths } from '@jackfield/contract';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { exportAction } from '@jackfield/lists/csv-export';
import { useListParams } from '@jackfield/lists/list-page';
import { todayIn } from '@jackfield/lists/period';
import { accountAtom, timeZoneAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router';
import { accountMessages } from '../account/messages.ts';
import { usageMessages } from './messages.ts';
import { UsageBar } from './usage-bar.tsx';
import { usageDefaults, usageFile } from './usage-query.ts';
import { UsageRecords } from './usage-records.tsx';
import { UsageSummary } from './usage-summary.tsx';

/**
 * /admin-settings/company/usage: calls and messages of the account, totals with a chart and the
 * records, and what they cost (NUM-09). Period, type, search, order and page are in the address.
 */
export function Component() {
  const t = useT();
  const own = useAtomValue(timeZoneAtom);
  const today = todayIn(useAtomValue(accountAtom)?.timeZone ?? own);
  const [query] = useSearchParams();
  const [params, onParams] = useListParams(usageDefaults);
  useBreadcrumb([
    { label: t(accountMessages.company), to: paths.admin.company.info() },
    { label: t(usageMessages.title) },
  ]);
  const isRecords = query.get('show') === 'records';
  const bar = <UsageBar params={params} onParams={onParams} today={today} isRecords={isRecords} />;
  const more = [[exportAction({ name: 'usage', load: () => usageFile(params, today) })]];
  return isRecords ? (
    <UsageRecords today={today} bar={bar} more={more} />
  ) : (
    <UsageSummary params={params} today={today} bar={bar} more={more} />
  );
}
