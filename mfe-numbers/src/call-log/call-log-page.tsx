import { useRoutingConfig } from '@jackfield/call-routing/routing-config';
import { paths } from '@jackfield/contract';
import type { RoutingConfig } from '@jackfield/domain/routing';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { lazyPart } from '@jackfield/kit/lazy-part';
import type { ListFilter } from '@jackfield/lists/list-page';
import { useT } from '@jackfield/runtime';
import { callLogMessages, CallLogPage, LiveCalls } from '@jackfield/usage/call-log';
import type { TryCall } from '@jackfield/usage/usage-page';
import { useSearchParams } from 'react-router';
import { accountMessages } from '../account/messages.ts';
import { companyUsageMessages } from '../company-usage/messages.ts';
import { choicesOf, numberFilter } from './number-filter.ts';
import { UsageTabs } from './usage-tabs.tsx';

const PastCallDialog = lazyPart(() =>
  import('@jackfield/call-routing/past-call').then((file) => file.PastCallDialog),
);
const tryCall: TryCall = (past, onClose) => <PastCallDialog past={past} onClose={onClose} />;
const { company } = paths.admin;

function filtersOf(config: RoutingConfig, chosen: URLSearchParams, t: ReturnType<typeof useT>) {
  const named = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });
  const people = [...config.teams.map(named), ...config.people.map(named)];
  const filters: ListFilter[] = [
    {
      key: 'person',
      label: t(callLogMessages.person),
      options: choicesOf(people, chosen.get('person')),
    },
    numberFilter(config, chosen.get('number')),
  ];
  return filters.filter(({ options }) => options.length > 0);
}

/** /admin-settings/company/usage/calls: every call of the account (LOG-01). */
export function Component() {
  const t = useT();
  const title = t(companyUsageMessages.title);
  const [chosen] = useSearchParams();
  const { data: config } = useRoutingConfig();
  useBreadcrumb([
    { label: t(accountMessages.company) },
    { label: title, to: company.usage() },
    { label: t(callLogMessages.title) },
  ]);
  return (
    <CallLogPage
      title={title}
      tabs={<UsageTabs />}
      list="usage.calls"
      isOwn={false}
      pathOf={company.call}
      filters={config ? filtersOf(config, chosen, t) : []}
      tryCall={tryCall}
      now={<LiveCalls />}
    />
  );
}
