import { useNow } from '@jackfield/call-routing/business-hours';
import { useChangeImpact } from '@jackfield/call-routing/call-flow';
import { useRoutingConfig } from '@jackfield/call-routing/routing-config';
import { cancelPlanned, plan, type PlannedRecord } from '@jackfield/call-routing/planned-routing';
import { type RoutingEdit, withEdit } from '@jackfield/domain/routing';
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
  /** The same as the routing has it. */
  change: RoutingEdit;
  zone: string;
  onPlanned(): void;
  onClose(): void;
}

/** From when a form is saved, until when, and who will notice it then (annex J4). */
export function PlanDialog({ part, change, zone, onPlanned, onClose }: PlanDialogProps) {
  const t = useT();
  const [times, setTimes] = useState<PlanTimes>(() => ({
    at: dayAfter(zone, Date.now()),
    backAt: null,
  }));
  const { at, backAt } = times;
  const now = useNow();
  // The form shows the record of today, the change is saved on what is planned before it.
  const stored = useRoutingConfig().data;
  const { impact, mayGoOn } = useChangeImpact(
    at > now ? JSON.stringify([change, at, backAt]) : null,
    (config) => withEdit(config, stored ?? config, change),
    { zone, from: at, until: backAt },
  );
  const asked = useConfirm(
    () =>
      plan({
        at: new Date(at).toISOString(),
        backAt: backAt === null ? null : new Date(backAt).toISOString(),
        absenceOf: null,
        parts: [part],
      }),
    {
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
    },
  );
  const put = (next: Partial<PlanTimes>) => {
    asked.forgive();
    setTimes({ ...times, ...next });
  };

  return (
    <FormDialog
      title={t(planMessages.title)}
      confirmText={t(planMessages.plan)}
      note={t(planMessages.cancelable)}
      mayConfirm={mayGoOn}
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
      {impact}
      <p className="ui-note">{t(planMessages.untilThen)}</p>
    </FormDialog>
  );
}
