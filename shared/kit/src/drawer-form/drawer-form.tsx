import { focusFirstError } from '@jackfield/kit/ui/form';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { ConfirmDialog, Drawer } from '@jackfield/kit/ui/overlay';
import { common, useT } from '@jackfield/runtime';
import { type ReactNode, useId, useRef, useState } from 'react';
import css from './drawer-form.module.css';

export interface DrawerFormProps {
  title: string;
  confirmText: string;
  /** False while there is nothing to send. */
  mayConfirm?: boolean;
  dirty: boolean;
  busy: boolean;
  /** Why the last attempt failed, where no field says it. */
  error?: string | undefined;
  /** What closing with unsaved input asks: "Discard the new team?" */
  discardTitle: string;
  /** Sends the form and answers whether it was taken; where not, the first faulty field is focused. */
  onConfirm(): Promise<boolean>;
  onClose(): void;
  children: ReactNode;
}

/** A drawer with one form, its buttons, and the question before input is lost. Render it to open it. */
export function DrawerForm(props: DrawerFormProps) {
  const { dirty, busy, mayConfirm = true, error, onClose } = props;
  const t = useT();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isAsking, setAsking] = useState(false);
  const send = async () => {
    if (mayConfirm && !busy && !(await props.onConfirm())) focusFirstError(form.current);
  };
  return (
    <Drawer
      open
      title={props.title}
      dirty={dirty}
      busy={busy}
      onClose={() => (dirty ? setAsking(true) : onClose())}
      onAsk={() => setAsking(true)}
      footer={
        <div className={css.footer}>
          <Button disabled={busy} onClick={onClose}>
            {t(common.cancel)}
          </Button>
          <Button type="primary" htmlType="submit" form={id} loading={busy} disabled={!mayConfirm}>
            {props.confirmText}
          </Button>
        </div>
      }
    >
      <form
        id={id}
        ref={form}
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {error && <Alert kind="error" title={error} />}
        {props.children}
      </form>
      <ConfirmDialog
        open={isAsking}
        title={props.discardTitle}
        confirmText={t(common.discard)}
        cancelText={t(common.keepEditing)}
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      >
        {t(common.leaveQuestion)}
      </ConfirmDialog>
    </Drawer>
  );
}
