import { useMay } from '@jackfield/kit/may';
import { paths } from '@jackfield/contract';
import type { FindingSeverity } from '@jackfield/domain/routing';
import { useScenarios } from '@jackfield/call-routing/call-flow';
import { Button, Skeleton } from '@jackfield/kit/ui/core';
import { CircleAlert, CircleCheck, TriangleAlert } from '@jackfield/kit/ui/icons';
import { useT } from '@jackfield/runtime';
import css from './checks-summary.module.css';
import { checksMessages } from './messages.ts';
import { Link } from 'react-router';
import { checkMessages } from '../call-check/messages.ts';
import { useFindings } from '../call-check/use-findings.ts';

const icons = { none: CircleCheck, error: CircleAlert, warning: TriangleAlert };

/**
 * One quiet line: in how many places calls drop or may not reach anyone, broken scenarios, or else what is worth
 * a look; leads to the check. Asks for it when `isChecking` says so.
 */
export function ChecksSummary({ isChecking }: { isChecking: boolean }) {
  const t = useT();
  const { data, isError, refetch } = useFindings({ isOn: isChecking });
  const findings = data?.items;
  const scenarios = useScenarios().data;
  const seesRouting = useMay('routing:read');
  if (!seesRouting) return null;
  if (isError && !findings) {
    return (
      <p className={`ui-secondary ${css.summary}`}>
        {t(checksMessages.notChecked)}
        <Button type="link" size="small" onClick={() => void refetch()}>
          {t(checksMessages.tryAgain)}
        </Button>
      </p>
    );
  }
  if (!findings) {
    return (
      <div className={`ui-secondary ${css.summary}`} aria-hidden="true">
        <Skeleton width={190} height={12} />
      </div>
    );
  }
  const broken = scenarios?.filter(({ result }) => result.state === 'broken').length ?? 0;
  const countOf = (one: FindingSeverity) =>
    findings.filter(({ severity: its }) => its === one).length;
  const [lost, doubtful, noted] = [countOf('error'), countOf('warning'), countOf('info')];
  const severity = broken + lost > 0 ? 'error' : doubtful > 0 ? 'warning' : 'none';
  const mayMiss = lost > 0 ? checksMessages.alsoMayMiss : checksMessages.mayMiss;
  const Icon = icons[severity];
  return (
    <p className={`ui-secondary ${css.summary}`} data-severity={severity}>
      <Icon size={15} strokeWidth={1.75} aria-hidden="true" />
      <Link to={paths.admin.numbers.callCheck()}>
        {[
          ...(severity === 'none' ? [t(checksMessages.noProblem)] : []),
          ...(lost > 0 ? [t(checkMessages.isLost, { count: lost })] : []),
          ...(doubtful > 0 ? [t(mayMiss, { count: doubtful })] : []),
          ...(broken > 0 ? [t(checksMessages.brokenScenarios, { count: broken })] : []),
          ...(severity === 'none' && noted > 0 ? [t(checksMessages.noted, { count: noted })] : []),
        ].join(' · ')}
      </Link>
    </p>
  );
}
