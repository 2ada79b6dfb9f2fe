import { paths } from '@jackfield/contract';
import { type ConfigPlan, keptPlanDays } from '@jackfield/contract/api/config-file';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { useMay } from '@jackfield/kit/may';
import { Alert } from '@jackfield/kit/ui/core';
import {
  ApiFailure,
  Link,
  sessionAtom,
  useFormats,
  useLiveRefetch,
  useT,
} from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useParams } from 'react-router';
import { IntegrationsPage } from '../parts/integrations-page.tsx';
import look from '../parts/parts.module.css';
import { RowsSkeleton } from '../parts/rows-skeleton.tsx';
import css from './files.module.css';
import { filesKey, planOptions } from './files-query.ts';
import { filesMessages, planMessages as messages } from './messages.ts';
import { PlanParts } from './plan-parts.tsx';
import { PlanStateBadge, shortCommit } from './plan-state.tsx';
import { PlanVerbs } from './plan-verbs.tsx';

/** /admin-settings/integrations/files/{id}: what a plan would change, and applying it (FILE-01). */
export function Component() {
  const t = useT();
  const { id = '' } = useParams();
  useLiveRefetch(['fileplan', 'tenant'], filesKey);
  const query = useQuery(planOptions(id));
  const isGone = query.error instanceof ApiFailure && query.error.status === 404;
  return (
    <IntegrationsPage title={t(filesMessages.plan)}>
      <div className={css.page}>
        <div className={`${look.main} ${css.plan}`}>
          <Link to={paths.admin.integrations.files()}>
            {t(filesMessages.plans, { days: keptPlanDays })}
          </Link>
          {query.isPending && <RowsSkeleton />}
          {query.data && <Plan plan={query.data} />}
          {!query.data && isGone && (
            <Alert kind="info" title={t(messages.failed)}>
              {t(messages.gone, { days: keptPlanDays })}
            </Alert>
          )}
          {!query.data && query.isError && !isGone && (
            <LoadFailure title={t(messages.failed)} query={query} />
          )}
        </div>
      </div>
    </IntegrationsPage>
  );
}

function Plan({ plan }: { plan: ConfigPlan }) {
  const t = useT();
  const { dateTime } = useFormats();
  const isActing = useAtomValue(sessionAtom).profile?.isImpersonate ?? false;
  const mayWrite = useMay('routing:write') && !isActing;
  const [stale, setStale] = useState<string | null>(null);
  const { at, by, commit, state } = plan;
  return (
    <>
      <header className={css.head}>
        <div className={css.facts}>
          <h2>{t(messages.title, { when: dateTime(at) })}</h2>
          <PlanStateBadge state={state} />
          <span className="ui-secondary">
            {t(messages.by, {
              name: by.isKey ? t(filesMessages.byKey, { name: by.name }) : by.name,
            })}
          </span>
          {commit !== null && (
            <code className={look.mono} title={commit}>
              {t(messages.ofCommit, { commit: shortCommit(commit) })}
            </code>
          )}
        </div>
        {mayWrite && <PlanVerbs plan={plan} onStale={setStale} />}
      </header>
      <Standing plan={plan} stale={stale} />
      <PlanParts plan={plan} />
    </>
  );
}

/** What is to be known and done about a plan as it stands. */
function Standing({ plan: { state, left }, stale }: { plan: ConfigPlan; stale: string | null }) {
  const t = useT();
  if (stale !== null && state !== 'applied' && state !== 'undone') {
    return (
      <Alert kind="warning" title={t(messages.stale)}>
        {stale} {t(messages.again)}
      </Alert>
    );
  }
  if (state === 'stale') {
    return (
      <Alert kind="warning" title={t(messages.stale)}>
        {t(messages.staleText)}
      </Alert>
    );
  }
  if (state === 'waiting') {
    return (
      <Alert kind="info" title={t(messages.waiting)}>
        {t(messages.waitingText)}
      </Alert>
    );
  }
  if (state === 'refused') {
    return (
      <Alert kind="error" title={t(messages.refused)}>
        {t(messages.refusedText)}
      </Alert>
    );
  }
  if (left.length === 0) return null;
  return (
    <Alert kind="warning" title={t(messages.left)}>
      {left.map(({ name, message }) => (
        <div key={`${name} ${message}`}>{t(messages.leftOne, { name, reason: message })}</div>
      ))}
    </Alert>
  );
}
