import { paths } from '@jackfield/contract';
import {
  capKinds,
  type GuardSpending,
  type GuardState,
  type SpendGuard,
} from '@jackfield/contract/api/spend-guard';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { Skeleton } from '@jackfield/kit/ui/core';
import { EditPage } from '@jackfield/records/edit-page';
import { FormRecord } from '@jackfield/records/record-page';
import { useLiveRefetch, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  CreditsHead,
  CreditsTabs,
  useCreditsBreadcrumb,
  useCreditsTabs,
} from '../call-credits/credits-tabs.tsx';
import { AlertsPanel } from './alerts-panel.tsx';
import { CapsTable } from './caps-table.tsx';
import { DayDrivers } from './day-drivers.tsx';
import {
  guardEvents,
  guardKey,
  guardOptions,
  spendingOptions,
  stateOptions,
} from './guard-query.ts';
import css from './guard-page.module.css';
import { guardMessages as messages } from './messages.ts';
import { SpendChart } from './spend-chart.tsx';
import { LiftedNote, StopLine, StopStory } from './stop-story.tsx';
import { useGuardForm } from './use-guard-form.ts';
import { type Measured, measuredDays, whatItStops } from './what-it-stops.ts';

/** /admin-settings/billing/call-credits/edit/guard: caps, and what they stopped (annex J7). */
export function Component() {
  const t = useT();
  useCreditsBreadcrumb(t(messages.guard));
  useLiveRefetch(guardEvents, guardKey);
  const settings = useQuery(guardOptions());
  const spending = useQuery(spendingOptions());
  const state = useQuery(stateOptions());
  const failed = [settings, spending, state].find(
    ({ isError, data }) => isError && data === undefined,
  );
  const { data: guard } = settings;
  if (failed === undefined && guard && spending.data && state.data) {
    return <Guard guard={guard} spending={spending.data} state={state.data} />;
  }
  return (
    <EditPage head={<CreditsHead />} tabs={<CreditsTabs />}>
      <div className={css.page}>
        {failed ? <LoadFailure title={t(messages.loadFailed)} query={failed} /> : <Waiting />}
      </div>
    </EditPage>
  );
}

/** The shape of what comes: the chart, a line for each cap, and the alerts beside them. */
function Waiting() {
  return (
    <div className={css.columns} aria-busy="true">
      <div className={css.main}>
        <Skeleton width="100%" height={272} />
        <div className={css.waiting}>
          {capKinds.map((kind) => (
            <Skeleton key={kind} width="100%" height={32} />
          ))}
        </div>
      </div>
      <Skeleton width="100%" height={400} />
    </div>
  );
}

interface GuardProps {
  guard: SpendGuard;
  spending: GuardSpending;
  state: GuardState;
}

function Guard({ guard, spending, state }: GuardProps) {
  const form = useGuardForm(guard);
  const [measured, setMeasured] = useState<Measured>('day');
  const [chosen, setChosen] = useState<string | null>(null);
  const [first, ...others] = state.stops;
  const days = measuredDays(spending.days, measured);
  const day = chosen ?? whatItStops(days, 0).dearest?.day ?? null;
  return (
    <FormRecord
      head={<CreditsHead />}
      tabs={useCreditsTabs()}
      tab={paths.admin.billing.spendGuard()}
      edit={form.edit}
      labelOf={form.labelOf}
      textOf={form.wordsOf}
    >
      <div className={css.page}>
        {first && <StopStory key={first.id} stopId={first.id} state={state} />}
        {others.map((stop) => (
          <StopLine key={stop.id} stop={stop} timeZone={state.timeZone} />
        ))}
        <LiftedNote state={state} />
        <div className={css.columns}>
          <div className={css.main}>
            <SpendChart
              form={form}
              spending={spending}
              measured={measured}
              onMeasure={setMeasured}
              day={day}
              onDay={setChosen}
            />
            <CapsTable form={form} spending={spending} />
            {day !== null && <DayDrivers day={day} />}
          </div>
          <AlertsPanel form={form} />
        </div>
      </div>
    </FormRecord>
  );
}
