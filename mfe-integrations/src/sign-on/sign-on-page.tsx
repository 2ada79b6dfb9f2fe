import { paths } from '@jackfield/contract';
import type { SignOn, SignOnConnection } from '@jackfield/contract/api/sso';
import { formatDay } from '@jackfield/domain';
import { dayText, localTimeAt } from '@jackfield/domain/business-hours';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { Alert } from '@jackfield/kit/ui/core';
import { Segmented } from '@jackfield/kit/ui/form';
import {
  accountAtom,
  Link,
  queryClient,
  sessionAtom,
  store,
  useFormats,
  useLiveRefetch,
  useT,
  variantAtom,
} from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { atom, useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { IntegrationsPage } from '../parts/integrations-page.tsx';
import { partMessages } from '../parts/messages.ts';
import { RowsSkeleton } from '../parts/rows-skeleton.tsx';
import { ConnectSection } from './connect-section.tsx';
import { DomainsSection } from './domains-section.tsx';
import { connectMessages, signOnMessages as messages, testMessages } from './messages.ts';
import { ModeForm } from './mode-form.tsx';
import { providerName } from './provider-name.ts';
import { ProviderValues } from './provider-values.tsx';
import css from './sign-on.module.css';
import { signOnOptions } from './sign-on-query.ts';
import { standingOf } from './sign-on-state.ts';
import { StandingAlerts } from './standing-alerts.tsx';
import { Step } from './step.tsx';
import { TestSection } from './test-section.tsx';

const isActingAtom = atom((get) => get(sessionAtom).profile?.isImpersonate ?? false);

export const prefetch = async () => {
  if (!store.get(isActingAtom)) await queryClient.prefetchQuery(signOnOptions());
};

/** /admin-settings/integrations/sign-on: the company's provider signs its people in (SSO-01). */
export function Component() {
  const t = useT();
  const isActing = useAtomValue(isActingAtom);
  const query = useQuery({ ...signOnOptions(), enabled: !isActing });
  useLiveRefetch(['sso'], signOnOptions().queryKey);
  return (
    <IntegrationsPage title={t(partMessages.signOn)}>
      <div className={css.page}>
        <div className={css.main}>
          {isActing && <Alert kind="info" title={t(messages.notYours)} />}
          {query.isError && !query.data && <LoadFailure title={t(messages.failed)} query={query} />}
          {query.isLoading && <RowsSkeleton />}
          {query.data && <Content signOn={query.data} />}
        </div>
      </div>
    </IntegrationsPage>
  );
}

function Content({ signOn }: { signOn: SignOn }) {
  const t = useT();
  const { name: product } = useAtomValue(variantAtom);
  const { dateTime } = useFormats();
  const today = useToday();
  const result = useTestResult();
  const { connection, lastTest, mode } = signOn;
  const [chosen, setChosen] = useState<SignOnConnection['protocol']>();
  const protocol = chosen ?? connection?.protocol ?? 'oidc';
  const isShown = connection !== null && connection.protocol === protocol;
  const provider = providerName(isShown ? connection : null);
  const isPassed = lastTest !== null && lastTest.problem === null;
  const tested = isPassed
    ? t(testMessages.signedIn, { name: nameIn(lastTest), when: dateTime(lastTest.at) })
    : undefined;
  return (
    <>
      <StandingAlerts signOn={signOn} />
      <div className={css.top}>
        <Segmented
          label={t(messages.protocol)}
          value={protocol}
          options={[
            { value: 'oidc', label: t(messages.oidc) },
            { value: 'saml', label: t(messages.saml) },
          ]}
          onChange={(one) => setChosen(one)}
        />
        {isShown && <span className="ui-secondary">{t(messages.providerIs, { provider })}</span>}
        <Standing signOn={signOn} today={today} />
      </div>
      <ol className={css.steps}>
        <Step number={1} isDone={isShown} title={t(messages.tellProvider, { provider, product })}>
          <ProviderValues values={signOn.values} protocol={protocol} />
        </Step>
        <Step
          number={2}
          isDone={isShown}
          title={t(connectMessages.title, { provider, product })}
          note={isShown && <ConnectedNote connection={connection} />}
        >
          <ConnectSection connection={connection} protocol={protocol} />
        </Step>
        <Step
          number={3}
          isDone={isShown && mode !== 'off'}
          title={t(testMessages.title)}
          note={isShown && tested}
        >
          {isShown ? (
            <>
              <TestSection test={lastTest} provider={provider} resultRef={result} />
              {(isPassed || mode !== 'off') && (
                <ModeForm
                  key={`${mode} ${signOn.requiredFrom} ${signOn.justInTime} ${signOn.isProviderStepTaken}`}
                  signOn={signOn}
                  provider={provider}
                  today={today}
                />
              )}
            </>
          ) : (
            <p className={`ui-secondary ${css.note}`}>{t(testMessages.first)}</p>
          )}
        </Step>
      </ol>
      <DomainsSection domains={signOn.domains} />
      <p className={css.note}>
        <Link to={paths.admin.integrations.directory()}>{t(messages.directory, { provider })}</Link>
      </p>
    </>
  );
}

const nameIn = ({ person, by }: NonNullable<SignOn['lastTest']>): string => person?.name ?? by.name;

/** The day of the account, by which single sign-on is required. */
function useToday(): string {
  const zone = useAtomValue(accountAtom)?.timeZone;
  const [now] = useState(Date.now);
  return dayText(localTimeAt(zone ?? 'UTC', now).day);
}

/** The result of a test; who comes back from the provider finds it in sight. */
function useTestResult() {
  const result = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useSearchParams();
  const isBack = search.get('test') === 'done';
  useEffect(() => {
    if (!isBack) return;
    result.current?.focus();
    setSearch({}, { replace: true });
  }, [isBack, setSearch]);
  return result;
}

function ConnectedNote({ connection }: { connection: SignOnConnection }) {
  const t = useT();
  const { dateTime } = useFormats();
  const { connectedBy, connectedAt, answeredIn } = connection;
  return (
    <>
      {t(messages.connectedBy, { name: connectedBy.name, when: dateTime(connectedAt) })}.{' '}
      {t(connectMessages.answered, { seconds: (answeredIn / 1000).toFixed(1) })}
    </>
  );
}

function Standing({ signOn, today }: { signOn: SignOn; today: string }) {
  const t = useT();
  const { people: count, requiredFrom } = signOn;
  const words = {
    notSetUp: () => t(messages.notSetUp),
    off: () => t(messages.isOff),
    offered: () => t(messages.isOffered, { count }),
    requiredFrom: () => t(messages.isRequiredFrom, { count, day: formatDay(requiredFrom ?? '') }),
    required: () => t(messages.isRequired, { count }),
  }[standingOf(signOn, today)];
  return <span className="ui-secondary">{words()}</span>;
}
