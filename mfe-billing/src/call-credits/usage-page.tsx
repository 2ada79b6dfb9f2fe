import { useT } from '@jackfield/runtime';
import { UsagePage } from '@jackfield/usage/usage-page';
import { CreditsTabs, useCreditsBreadcrumb } from './credits-tabs.tsx';
import { creditMessages as messages } from './messages.ts';

/** /admin-settings/billing/call-credits/edit/usage: what calls and messages cost (CRED-05). */
export function Component() {
  const t = useT();
  useCreditsBreadcrumb(t(messages.usage));
  return (
    <UsagePage
      title={t(messages.title)}
      list="billing.usage"
      tabs={<CreditsTabs />}
      shares={['user', 'destination']}
    />
  );
}
