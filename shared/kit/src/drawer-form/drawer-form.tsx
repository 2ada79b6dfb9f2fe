import { focusFirstError } from '@jackfield/kit/form-section';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { ConfirmDialog, Drawer } from '@jackfield/kit/ui/overlay';
import { useT } from '@jackfield/runtime';
import { type ReactNode, useId, useRef, useState } from 'react';
import css from './drawer-form.module.css';
import { drawerFormMessages } from './messages.ts';

export interface DrawerFormProps {
  title: string;
  submitText: string;
  /** False while there is nothing to send. */
  canSubmit?: boolean;
  isDirty: boolean;
  isBusy: boolean;
  /** Why the last attempt failed, where no field says it; empty for nothing. */
  failure?: string | undefined;
  /** What closing with unsaved input asks: "Discard the new team?" */
  discardTitle: string;
  /** Sends the form and answers whether it was taken; where not, the first faulty field is focused. */
  onSubmit(): Promise<boolean>;
  onClose(): void;
  children: ReactNode;
}

/** A drawer with one form, its buttons, and the question before input is lost. Render it to open it. */
export function DrawerForm(props: DrawerFormProps) {
  const { isDirty, isBusy, canSubmit = true, failure, onClose } = props;
  const t = useT();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isAsking, setAsking] = useState(false);
  const send = async () => {
    if (canSubmit && !isBusy && !(await props.onSubmit())) focusFirstError(form.current);
  };
  return (
    <Drawer
      open
      title={props.title}
      dirty={isDirty}
      busy={isBusy}
      onClose={() => (isDirty ? setAsking(true) : onClose())}
      footer={
        <div className={css.footer}>
          <Button disabled={isBusy} onClick={onClose}>
            {t(drawerFormMessages.cancel)}
          </Button>
          <Button type="primary" htmlType="submit" form={id} loading={isBusy} disabled={!canSubmit}>
            {props.submitText}
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
        {failure && <Alert kind="error" title={failure} />}
        {props.children}
      </form>
      <ConfirmDialog
        open={isAsking}
        title={props.discardTitle}
        confirmText={t(drawerFormMessages.discard)}
        cancelText={t(drawerFormMessages.keep)}
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      >
        {t(drawerFormMessages.discardText)}
      </ConfirmDialog>
    </Drawer>
  );
}
