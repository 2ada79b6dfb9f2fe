import { useMayChange } from '@jackfield/kit/may';
import type { CallRestriction } from '@jackfield/contract/api/call-restriction';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { Skeleton } from '@jackfield/kit/ui/core';
import { EditPage } from '@jackfield/records/edit-page';
import { accountAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { CreditsHead, CreditsTabs, useCreditsBreadcrumb } from '../call-credits/credits-tabs.tsx';
import { CheckCard } from './check-card.tsx';
import { CountriesForm } from './countries-form.tsx';
import css from './international.module.css';
import { internationalMessages as messages } from './messages.ts';
import { RequestCard } from './request-card.tsx';
import { useRestriction } from './restriction-query.ts';
import { Steps } from './steps.tsx';

/** /admin-settings/billing/call-credits/edit/international-calling (CRED-03). */
export function Component() {
  const t = useT();
  const tenantId = useAtomValue(accountAtom)?.id ?? '';
  useCreditsBreadcrumb(t(messages.title));
  const query = useRestriction(tenantId);
  const restriction = query.data;
  if (restriction?.isVerifiedCharges) {
    return <CountriesForm tenantId={tenantId} restriction={restriction} reread={query.refetch} />;
  }
  return (
    <EditPage head={<CreditsHead />} tabs={<CreditsTabs />}>
      {restriction && <FirstSteps tenantId={tenantId} restriction={restriction} />}
      {query.isPending && <Skeleton width="100%" height={320} />}
      {query.isError && restriction === undefined && (
        <LoadFailure title={t(messages.loadFailed)} query={query} />
      )}
    </EditPage>
  );
}

/** The steps before countries are chosen; the next one is open. */
function FirstSteps(props: { tenantId: string; restriction: CallRestriction }) {
  const isAsked = props.restriction.internationalCallStatus === 'pending';
  const mayChange = useMayChange();
  return (
    <div className={css.wide}>
      <Steps restriction={props.restriction} countries="" />
      {mayChange && (
        <div className={css.first}>
          {isAsked ? <CheckCard {...props} /> : <RequestCard {...props} />}
        </div>
      )}
    </div>
  );
}
