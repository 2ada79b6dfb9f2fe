import { RoutingEditor } from '@jackfield/call-routing/routing-editor';
import { type SpecialDates, specialDatesSchema } from '@jackfield/contract/api/routing';
import { Button } from '@jackfield/kit/ui/core';
import { Checkbox } from '@jackfield/kit/ui/form';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { common, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { DateFields } from './date-fields.tsx';
import { dateErrors } from './date-errors.ts';
import css from './date-dialog.module.css';
import type { HoursRouting } from './hours-routing.ts';
import { dateMessages } from './messages.ts';
import * as v from 'valibot';

export interface DateDialogProps {
  /** Null adds one. */
  date: SpecialDates | null;
  /** YYYY-MM-DD, the first day of a new date. */
  today: string;
  routing: HoursRouting;
  onKeep(date: SpecialDates): void;
  onClose(): void;
}

const newDate = (today: string): SpecialDates => ({
  id: crypto.randomUUID(),
  name: '',
  from: today,
  to: today,
  closed: true,
  intervals: [],
  repeatsYearly: false,
});

/** Adds or changes days with hours of their own; what it answers is kept by the form's save. */
export function DateDialog({ date, today, routing, onKeep, onClose }: DateDialogProps) {
  const t = useT();
  const [base] = useState(() => date ?? newDate(today));
  const [typed, setTyped] = useState(base);
  const [wasTried, setTried] = useState(false);
  const errors = wasTried ? dateErrors(typed) : {};
  const change = (part: Partial<SpecialDates>) => setTyped({ ...typed, ...part });

  function submit(): void {
    setTried(true);
    const read = v.safeParse(specialDatesSchema, typed);
    if (read.success && dateErrors(typed).action === undefined) onKeep(read.output);
  }

  return (
    <Dialog
      open
      width={520}
      title={t(date ? dateMessages.editTitle : dateMessages.addTitle)}
      dirty={typed !== base}
      onClose={onClose}
      onSubmit={submit}
      action={
        <Button type="primary" onClick={submit}>
          {t(date ? common.apply : dateMessages.add)}
        </Button>
      }
    >
      <div className={css.form}>
        <DateFields typed={typed} errors={errors} onChange={change} />
        <Checkbox
          checked={Boolean(typed.action)}
          onChange={({ target: { checked } }) =>
            change({ action: checked ? routing.preset : null })
          }
        >
          {t(dateMessages.action)}
        </Checkbox>
        {typed.action && (
          <RoutingEditor
            label={t(dateMessages.actionLabel)}
            place={routing.place}
            ownerId={routing.ownerId}
            greetings={routing.greetings}
            menus={routing.menus}
            value={typed.action}
            stored={base.action ?? routing.preset}
            error={errors.action}
            onChange={(action) => change({ action })}
          />
        )}
      </div>
    </Dialog>
  );
}
