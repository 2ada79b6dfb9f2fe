import {
  type CallingName,
  callingNameSchema,
  orderCallingName,
} from '@jackfield/contract/api/number-order';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { Field, focusFirstError, Input, RadioGroup } from '@jackfield/kit/ui/form';
import { call, common, useT } from '@jackfield/runtime';
import { type FormEvent, useRef, useState } from 'react';
import { numberOrderMessages } from './messages.ts';
import css from './number-orders.module.css';
import { usePlaceOrder } from './use-place-order.ts';

interface CallingNameFormProps {
  pid: string;
  /** The number as it is shown. */
  number: string;
  /** Line type to begin with. */
  lineType: CallingName['lineType'];
}

/** Orders a calling name (API-100, annex F6). */
export function CallingNameForm({ pid, number, lineType }: CallingNameFormProps) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<CallingName>({ callerName: '', lineType });
  const placed = usePlaceOrder<CallingName>({
    pid,
    body: draft,
    schema: callingNameSchema,
    send: (body, idempotencyKey) =>
      call(orderCallingName, { params: { id: pid }, body }, { idempotencyKey }),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await placed.run())) focusFirstError(form.current);
  };

  return (
    <form ref={form} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      {placed.error && <Alert kind="error" title={placed.error} />}
      <Field
        label={t(common.callingName)}
        hint={t(numberOrderMessages.nameHint, { count: draft.callerName.trim().length })}
        error={placed.faults.callerName}
        required
      >
        <Input
          value={draft.callerName}
          autoComplete="off"
          onChange={(event) => setDraft({ ...draft, callerName: event.target.value })}
        />
      </Field>
      <Field label={t(numberOrderMessages.lineType)} error={placed.faults.lineType}>
        <RadioGroup
          label={t(numberOrderMessages.lineType)}
          value={draft.lineType}
          options={[
            { value: 'business', label: t(numberOrderMessages.business) },
            { value: 'residential', label: t(numberOrderMessages.residential) },
          ]}
          onChange={(chosen) => setDraft({ ...draft, lineType: chosen })}
        />
      </Field>
      <figure className={`ui-card ${css.preview}`} aria-label={t(numberOrderMessages.preview)}>
        <span className="ui-caption">{t(numberOrderMessages.preview)}</span>
        <span className={css.caller}>{draft.callerName.trim() || number}</span>
        {draft.callerName.trim() !== '' && <span className="ui-num">{number}</span>}
      </figure>
      <div className={css.verb}>
        <Button type="primary" htmlType="submit" loading={placed.busy}>
          {t(numberOrderMessages.place)}
        </Button>
      </div>
    </form>
  );
}
