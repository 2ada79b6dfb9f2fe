import { focusFirstError } from '@jackfield/kit/form-section';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { Field, Input } from '@jackfield/kit/ui/form';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { failureText, fieldMessages, useT } from '@jackfield/runtime';
import { type ReactNode, useRef, useState } from 'react';
import { reasonMessages } from './messages.ts';
import css from './reason-dialog.module.css';

/** As long as a reason may be. */
const longest = 200;

export interface ReasonDialogProps {
  title: string;
  /** What the step means, and who will read the reason. */
  children: ReactNode;
  /** Verb and noun of the button. */
  confirmText: string;
  /** Example of a reason, under the field. */
  hint?: string;
  required?: boolean;
  /** Does it; rejects with ApiFailure, whose text then stands in the dialog. */
  confirm(reason: string): Promise<unknown>;
  onClose(): void;
}

/** Asks for a reason, required or not, and does what it is given for (annex J8). */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, children, confirmText, hint, required = false, confirm, onClose } = props;
  const t = useT();
  const body = useRef<HTMLDivElement>(null);
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const submit = async () => {
    setFailure(undefined);
    if (required && reason.trim() === '') {
      setFault(t(reasonMessages.required));
      return focusFirstError(body.current);
    }
    setBusy(true);
    try {
      await confirm(reason.trim());
      onClose();
    } catch (error) {
      const refused = fieldMessages(error).reason;
      if (refused === undefined) setFailure(failureText(error));
      else setFault(refused);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      width={520}
      title={title}
      dirty={reason !== ''}
      busy={isBusy}
      onClose={onClose}
      onSubmit={() => void submit()}
      action={
        <Button type="primary" loading={isBusy} onClick={() => void submit()}>
          {confirmText}
        </Button>
      }
    >
      <div className={css.body} ref={body}>
        <p>{children}</p>
        <Field
          label={t(required ? reasonMessages.reason : reasonMessages.optional)}
          hint={hint}
          error={fault}
          required={required}
        >
          <Input
            value={reason}
            maxLength={longest}
            onChange={(event) => {
              setReason(event.target.value);
              setFault(undefined);
            }}
            onPressEnter={() => void submit()}
          />
        </Field>
        {failure !== undefined && <Alert kind="error" title={failure} />}
      </div>
    </Dialog>
  );
}
