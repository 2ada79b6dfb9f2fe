import { paths } from '@jackfield/contract';
import { type ConfigPlanRow, keptPlanDays } from '@jackfield/contract/api/config-file';
import { PlainTable } from '@jackfield/kit/plain-table';
import { useIsPhone } from '@jackfield/kit/ui/core';
import { Link, useFormats, useT } from '@jackfield/runtime';
import look from '../parts/parts.module.css';
import { filesMessages as messages } from './messages.ts';
import { PlanStateBadge, shortCommit } from './plan-state.tsx';

/** Plans of the last days: when, of whom, of which commit, and what became of each (FILE-01). */
export function PlansTable({ plans }: { plans: readonly ConfigPlanRow[] }) {
  const t = useT();
  const isPhone = useIsPhone();
  const { dateTime } = useFormats();
  return (
    <PlainTable
      label={t(messages.plans, { days: keptPlanDays })}
      columns={[
        { title: t(messages.plan) },
        { title: t(messages.by), isForWide: true },
        { title: t(messages.commit), isForWide: true },
        { title: t(messages.state) },
      ]}
      rows={plans.map((plan) => ({
        key: plan.id,
        cells: [
          <span key="plan" className={look.lines}>
            <Link to={paths.admin.integrations.filePlan(plan.id)}>{dateTime(plan.at)}</Link>
            <span className="ui-note">{t(messages.changes, { count: plan.changes })}</span>
            {isPhone && <MadeBy plan={plan} />}
            {isPhone && <Commit plan={plan} />}
          </span>,
          <MadeBy key="by" plan={plan} />,
          <Commit key="commit" plan={plan} />,
          <State key="state" plan={plan} />,
        ],
      }))}
    />
  );
}

interface OfPlan {
  plan: ConfigPlanRow;
}

function MadeBy({ plan: { by } }: OfPlan) {
  const t = useT();
  return <span>{by.isKey ? t(messages.byKey, { name: by.name }) : by.name}</span>;
}

function Commit({ plan: { commit } }: OfPlan) {
  if (commit === null) return null;
  return (
    <code className={look.mono} title={commit}>
      {shortCommit(commit)}
    </code>
  );
}

function State({ plan }: OfPlan) {
  const t = useT();
  const { dateTime } = useFormats();
  const { state, refusals, appliedAt, appliedBy, undoneAt } = plan;
  return (
    <span className={look.lines}>
      <PlanStateBadge state={state} />
      {state === 'refused' && (
        <span className="ui-note">{t(messages.refusals, { count: refusals })}</span>
      )}
      {state === 'applied' && appliedAt !== null && appliedBy !== null && (
        <span className="ui-note">
          {t(messages.appliedBy, { name: appliedBy, when: dateTime(appliedAt) })}
        </span>
      )}
      {state === 'undone' && undoneAt !== null && (
        <span className="ui-note">{t(messages.undoneAt, { when: dateTime(undoneAt) })}</span>
      )}
    </span>
  );
}
