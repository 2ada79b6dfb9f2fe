import { useNow } from '@jackfield/call-routing/business-hours';
import { useWriteImpact } from '@jackfield/call-routing/call-flow';
import {
  cancelPlanned,
  plan,
  type PlannedRecord,
  tryPlan,
} from '@jackfield/call-routing/planned-routing';
import { Checkbox } from '@jackfield/kit/ui/form';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { undoAction } from '@jackfield/records/restore';
import { notify, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { planMessages } from './messages.ts';
import { MomentField } from './moment-field.tsx';
import { momentText } from './moment-text.ts';
import css from './plan-dialog.module.css';
import { dayAfter, planFailure, planFaults, type PlanTimes } from './plan-form.ts';

export interface PlanDialogProps {
  part: PlannedRecord;
  zone: string;
  onPlanned(): void;
  onClose(): void;
}

/** From when a form is saved, until when, and who will notice it then (annex J4). */
export function PlanDialog({ part, zone, onPlanned, onClose }: PlanDialogProps) {
  const t = useT();
  const [times, setTimes] = useState<PlanTimes>(() => ({
    at: dayAfter(zone, Date.now()),
    backAt: null,
  }));
  const { at, backAt } = times;
  const now = useNow();
  const wanted = {
    at: new Date(at).toISOString(),
    backAt: backAt === null ? null : new Date(backAt).toISOString(),
    absenceOf: null,
    parts: [part],
  };
  const isAhead =
    planFaults(times, now).at === undefined && planFaults(times, now).backAt === undefined;
  const noticed = useWriteImpact(
    isAhead ? JSON.stringify(['plan', wanted]) : null,
    (options) => tryPlan(wanted, options),
    { zone, from: at, until: backAt, isExpected: true },
  );
  const asked = useConfirm(() => plan(wanted, noticed.asSeen), {
    check: () => planFaults(times, Date.now()),
    fields: ['at', 'backAt'],
    say: planFailure,
    onDone(made) {
      const when = momentText(made.at, zone);
      const back = undoAction(() => cancelPlanned(made));
      notify.success(t(planMessages.planned, { when }), back);
      onPlanned();
      onClose();
    },
  });
  const put = (next: Partial<PlanTimes>) => {
    asked.forgive();
    setTimes({ ...times, ...next });
  };

  return (
    <FormDialog
      title={t(planMessages.title)}
      confirmText={t(planMessages.plan)}
      note={t(planMessages.cancelable)}
      mayConfirm={noticed.mayGoOn}
      checking={isAhead && !noticed.isKnown}
      onClose={onClose}
      {...asked.dialog}
    >
      <div className={css.fields}>
        <MomentField
          label={t(planMessages.from)}
          zone={zone}
          at={at}
          error={asked.faults.at}
          onChange={(next) => put({ at: next })}
        />
        <Checkbox
          checked={backAt !== null}
          onChange={({ target: { checked } }) =>
            put({ backAt: checked ? dayAfter(zone, at, 7) : null })
          }
        >
          {t(planMessages.back)}
        </Checkbox>
        {backAt !== null && (
          <MomentField
            label={t(planMessages.until)}
            zone={zone}
            at={backAt}
            error={asked.faults.backAt}
            onChange={(next) => put({ backAt: next })}
          />
        )}
      </div>
      {noticed.impact}
      <p className="ui-note">{t(planMessages.untilThen)}</p>
    </FormDialog>
  );
}
