import { localOf } from '@jackfield/call-routing/call-flow';
import { formatTimeOfDay } from '@jackfield/domain';
import { Button } from '@jackfield/kit/ui/core';
import { Bookmark, RotateCw } from '@jackfield/kit/ui/icons';
import { useT } from '@jackfield/runtime';
import css from './check.module.css';
import { checkMessages } from './messages.ts';
import type { RoutingReport } from './use-findings.ts';

interface CheckBarProps {
  report: RoutingReport;
  /** The last day whose calls were followed. */
  until: string;
  zone: string;
  isChecking: boolean;
  onCheck(): void;
  onTestCalls(): void;
}

/** The result in a sentence, when it was found, and the ways to check more. */
export function CheckBar(props: CheckBarProps) {
  const { report, until, zone, isChecking, onCheck, onTestCalls } = props;
  const t = useT();
  const time = formatTimeOfDay(localOf(zone, Date.parse(report.checkedAt)).time);
  return (
    <div className={css.bar}>
      <p>
        <strong>{t(verdictOf(report), { count: lostIn(report) })}</strong>{' '}
        <output className="ui-secondary">
          {isChecking ? t(checkMessages.checking) : t(checkMessages.checked, { time, date: until })}
        </output>
      </p>
      <div className="ui-actions">
        <Button
          looks
          icon={<Bookmark size={16} strokeWidth={1.75} />}
          aria-haspopup="dialog"
          onClick={onTestCalls}
        >
          {t(checkMessages.testCalls)}
        </Button>
        <Button
          looks
          icon={<RotateCw size={16} strokeWidth={1.75} />}
          disabled={isChecking}
          onClick={onCheck}
        >
          {t(checkMessages.checkAgain)}
        </Button>
      </div>
    </div>
  );
}

const lostIn = ({ items }: RoutingReport) =>
  items.filter(({ severity }) => severity === 'error').length;

/** Only what was shown is promised. */
function verdictOf(report: RoutingReport) {
  if (lostIn(report) > 0) return checkMessages.isLost;
  return report.isEveryCallTaken ? checkMessages.allTaken : checkMessages.noneLost;
}
