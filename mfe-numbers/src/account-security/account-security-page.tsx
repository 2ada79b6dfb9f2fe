import type { AccountSecurity, RequiredOf } from '@jackfield/contract/api/second-step';
import type { AcceptedStep } from '@jackfield/contract/api/session';
import type { Tenant } from '@jackfield/contract/api/tenant';
import { formatDay } from '@jackfield/domain';
import { dayText, localTimeAt } from '@jackfield/domain/business-hours';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { FormSection } from '@jackfield/kit/form-section';
import { Alert, Skeleton } from '@jackfield/kit/ui/core';
import { CircleCheck } from '@jackfield/kit/ui/icons';
import { useConfirm } from '@jackfield/kit/ui/overlay';
import { EditPage, LinkTabs } from '@jackfield/records/edit-page';
import { LeaveGuard } from '@jackfield/records/leave-guard';
import { RecordHead } from '@jackfield/records/record-head';
import { SaveBar } from '@jackfield/records/save-bar';
import { sessionAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { AccountHistory } from '../account/account-history.tsx';
import { AccountPage } from '../account/account-page.tsx';
import { infoMessages } from '../company-info/messages.ts';
import css from './account-security.module.css';
import { accountTabs } from './account-tabs.tsx';
import { securityMessages } from './messages.ts';
import { ReadySection } from './ready-section.tsx';
import { RequiredFields } from './required-fields.tsx';
import { type AccountSecurityActions, useAccountSecurity } from './use-account-security.ts';

/** /admin-settings/company/company-info/security: of whom a second step is asked (annex J9). */
export function Component() {
  const t = useT();
  const actions = useAccountSecurity();
  const { query } = actions;
  return (
    <AccountPage title={t(securityMessages.security)}>
      {(account) =>
        query.data ? (
          <SecurityForm
            key={`${query.data.requiredOf} ${query.data.requiredFrom} ${query.data.accepted}`}
            account={account}
            stored={query.data}
            actions={actions}
          />
        ) : (
          <Page account={account}>
            <FormSection title={t(securityMessages.step)} intro={t(securityMessages.stepText)}>
              {query.isError ? (
                <LoadFailure title={t(securityMessages.failed)} query={query} />
              ) : (
                <Skeleton width="100%" height={180} />
              )}
            </FormSection>
          </Page>
        )
      }
    </AccountPage>
  );
}

interface PageProps {
  account: Tenant;
  bar?: ReactNode;
  children: ReactNode;
}

function Page({ account, bar, children }: PageProps) {
  const t = useT();
  return (
    <EditPage
      head={
        <RecordHead name={t(infoMessages.title)} actions={<AccountHistory account={account} />} />
      }
      tabs={<LinkTabs tabs={accountTabs()} />}
      bar={bar}
    >
      {children}
    </EditPage>
  );
}

interface SecurityFormProps {
  account: Tenant;
  stored: AccountSecurity;
  actions: AccountSecurityActions;
}

function SecurityForm({ account, stored, actions }: SecurityFormProps) {
  const t = useT();
  const [now] = useState(Date.now);
  const today = dayText(localTimeAt(account.timeZone, now).day);
  const isImpersonated = useAtomValue(sessionAtom).profile?.isImpersonate ?? false;
  const [requiredOf, setRequiredOf] = useState<RequiredOf>(stored.requiredOf);
  const [from, setFrom] = useState(stored.requiredFrom ?? today);
  const [accepted, setAccepted] = useState<AcceptedStep>(stored.accepted);
  const isOn = requiredOf !== 'nobody';
  const isChanged =
    requiredOf !== stored.requiredOf ||
    (isOn && (from !== (stored.requiredFrom ?? '') || accepted !== stored.accepted));
  const wanted = { requiredOf, requiredFrom: isOn ? from : null, accepted };
  const saving = useConfirm(() => actions.save(wanted), {
    check: () => ({
      requiredFrom:
        isOn && from !== stored.requiredFrom && (from === '' || from < today)
          ? t(securityMessages.dayPast)
          : '',
    }),
    fields: ['requiredFrom'],
    done: t(securityMessages.saved),
  });
  const discard = () => {
    setRequiredOf(stored.requiredOf);
    setFrom(stored.requiredFrom ?? today);
    setAccepted(stored.accepted);
    saving.forgive();
  };
  const asked =
    accepted === 'passkey' ? securityMessages.changedPasskey : securityMessages.changedFrom;
  const change = isOn ? t(asked, { day: formatDay(from) }) : t(securityMessages.changedOff);
  const again = [
    securityMessages.againPay,
    securityMessages.againRemove,
    securityMessages.againPolicy,
    securityMessages.againReset,
  ];
  return (
    <Page
      account={account}
      bar={
        <SaveBar
          changed={isChanged ? [change] : []}
          saving={saving.busy}
          onDiscard={discard}
          onSave={() => void saving.run()}
        />
      }
    >
      <LeaveGuard dirty={isChanged} onLeave={discard} />
      {saving.error && <Alert kind="error" title={saving.error} />}
      <FormSection title={t(securityMessages.step)} intro={t(securityMessages.stepText)}>
        <RequiredFields
          stored={stored}
          requiredOf={requiredOf}
          from={from}
          accepted={accepted}
          today={today}
          error={saving.faults.requiredFrom}
          disabled={isImpersonated}
          onRequiredOf={setRequiredOf}
          onAccepted={setAccepted}
          onFrom={(day) => {
            setFrom(day);
            saving.forgive('requiredFrom');
          }}
        />
      </FormSection>
      {isOn && (
        <ReadySection
          people={stored.people}
          requiredOf={requiredOf}
          accepted={accepted}
          mayRemind={!isChanged && !isImpersonated}
          remind={actions.remind}
        />
      )}
      <FormSection title={t(securityMessages.again)} intro={t(securityMessages.againText)}>
        <ul className={css.again}>
          {again.map((words) => (
            <li key={words.id}>
              <CircleCheck size={16} strokeWidth={1.75} aria-hidden="true" />
              {t(words)}
            </li>
          ))}
        </ul>
      </FormSection>
    </Page>
  );
}
