import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { exportAction } from '@jackfield/kit/csv-export';
import { useListParams } from '@jackfield/kit/list-page';
import { accountAtom, type Crumb, timeZoneAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router';
import { usageMessages } from './messages.ts';
import { UsageBar } from './usage-bar.tsx';
import { todayIn } from './usage-period.ts';
import { usageDefaults, usageFile } from './usage-query.ts';
import { UsageRecords } from './usage-records.tsx';
import { UsageSummary } from './usage-summary.tsx';

export interface UsagePageProps {
  /** What stands before the page in the breadcrumb. */
  trail: readonly Crumb[];
}

/**
 * Calls and messages of the account: totals with a chart, and the records (G6, G9). Period, type,
 * search, order and page are in the address.
 */
export function UsagePage({ trail }: UsagePageProps) {
  const t = useT();
  const own = useAtomValue(timeZoneAtom);
  const today = todayIn(useAtomValue(accountAtom)?.timeZone ?? own);
  const [query] = useSearchParams();
  const [params, onParams] = useListParams(usageDefaults);
  useBreadcrumb([...trail, { label: t(usageMessages.title) }]);
  const isRecords = query.get('show') === 'records';
  const bar = <UsageBar params={params} onParams={onParams} today={today} isRecords={isRecords} />;
  const more = [[exportAction({ name: 'usage', load: () => usageFile(params, today) })]];
  return isRecords ? (
    <UsageRecords today={today} bar={bar} more={more} />
  ) : (
    <UsageSummary params={params} today={today} bar={bar} more={more} />
  );
}
