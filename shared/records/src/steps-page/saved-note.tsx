import { formatDate, formatDateTime, formatTimeOfDay } from '@jackfield/domain';
import { localTimeAt, timeText } from '@jackfield/domain/business-hours';
import { ConfirmDialog } from '@jackfield/kit/ui/overlay';
import { common, timeZoneAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { stepsMessages as messages } from './messages.ts';
import css from './steps-page.module.css';
import type { StepsFlow } from './use-steps.ts';

/** When the draft was last kept, and the way to begin anew. */
export function SavedNote({ flow }: { flow: StepsFlow }) {
  const t = useT();
  const zone = useAtomValue(timeZoneAtom);
  const [isAsking, setAsking] = useState(false);
  if (flow.savedAt === null) return null;
  return (
    <div className={css.saved}>
      <p>{t(messages.savedAt, { time: momentText(flow.savedAt, zone) })}</p>
      <button type="button" className={css.startOver} onClick={() => setAsking(true)}>
        {t(messages.startOver)}
      </button>
      <ConfirmDialog
        open={isAsking}
        title={t(messages.startOverTitle)}
        confirmText={t(messages.startOver)}
        cancelText={t(common.cancel)}
        onConfirm={() => {
          setAsking(false);
          flow.startOver();
        }}
        onClose={() => setAsking(false)}
      >
        {t(messages.startOverText)}
      </ConfirmDialog>
    </div>
  );
}

/** '10:21 am' for today, with the day for a day before. */
function momentText(at: number, zone: string): string {
  const when = new Date(at);
  if (formatDate(when, zone) !== formatDate(new Date(), zone)) return formatDateTime(when, zone);
  return formatTimeOfDay(timeText(localTimeAt(zone, at).minutes));
}
