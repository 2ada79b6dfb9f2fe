import { useMay } from '@jackfield/kit/may';
import { Part } from '@jackfield/kit/parts';
import { t as say, useT } from '@jackfield/runtime';
import {
  type EndedCall,
  type TryCall,
  UsagePage,
  usageMessages,
} from '@jackfield/usage/usage-page';
import { CreditsTabs, useCreditsBreadcrumb } from './credits-tabs.tsx';
import { creditMessages as messages } from './messages.ts';

const tryCall: TryCall = (past, onClose) => (
  <Part
    name="call-routing/past-call/v1"
    label={say(usageMessages.tryCall)}
    height={120}
    props={{ past, onClose }}
  />
);

const why = (call: EndedCall) => (
  <Part
    name="call-routing/call-reason/v1"
    label={say(usageMessages.whatHappened)}
    height={20}
    props={{ call }}
    isExtra
  />
);

/** /admin-settings/billing/call-credits/edit/usage: what calls and messages cost (CRED-05). */
export function Component() {
  const t = useT();
  const seesRouting = useMay('routing:read');
  useCreditsBreadcrumb(t(messages.usage));
  return (
    <UsagePage
      title={t(messages.title)}
      list="billing.usage"
      tabs={<CreditsTabs />}
      shares={['user', 'destination']}
      tryCall={tryCall}
      why={seesRouting ? why : undefined}
    />
  );
}
