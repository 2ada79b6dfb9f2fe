import type { PastRoutingAnswer } from '@jackfield/contract/api/routing-engine';
import { formatDate } from '@jackfield/domain';
import { Alert } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
import { pastMessages } from './messages.ts';
import css from './past.module.css';

interface PastLimitsProps {
  answer: PastRoutingAnswer;
  at: number;
  zone: string;
}

/** What of the past is not known. */
export function PastLimits({ answer: { historyFrom }, at, zone }: PastLimitsProps) {
  const t = useT();
  const isBefore = historyFrom !== null && at < Date.parse(historyFrom);
  return (
    <Alert kind="info" title={t(pastMessages.limits)}>
      <ul className={css.limits}>
        {isBefore && <li>{t(pastMessages.noHistory, { day: formatDate(historyFrom, zone) })}</li>}
        <li>{t(pastMessages.texting)}</li>
      </ul>
    </Alert>
  );
}
