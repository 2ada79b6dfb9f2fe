import { useRoutingConfig } from '@jackfield/call-routing/routing-config';
import { paths } from '@jackfield/contract';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { useT } from '@jackfield/runtime';
import { textMessages, TextsPage } from '@jackfield/usage/texts';
import { useSearchParams } from 'react-router';
import { accountMessages } from '../account/messages.ts';
import { numberFilter } from '../call-log/number-filter.ts';
import { UsageTabs } from '../call-log/usage-tabs.tsx';
import { companyUsageMessages } from '../company-usage/messages.ts';

/** /admin-settings/company/usage/texts: every text of the account (PROV-01). */
export function Component() {
  const t = useT();
  const title = t(companyUsageMessages.title);
  const [chosen] = useSearchParams();
  const { data: config } = useRoutingConfig();
  useBreadcrumb([
    { label: t(accountMessages.company) },
    { label: title, to: paths.admin.company.usage() },
    { label: t(textMessages.title) },
  ]);
  return (
    <TextsPage
      title={title}
      tabs={<UsageTabs />}
      list="usage.texts"
      filters={config ? [numberFilter(config, chosen.get('number'))] : []}
    />
  );
}
