import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Alert } from '../core/alert.tsx';
import { Button } from '../core/button.tsx';
import { focusFirstError } from '../form/focus-first-error.ts';
import css from './dialog.module.css';
import { Dialog, type DialogWidth } from './dialog.tsx';

export interface FormDialogProps {
  /** True unless said otherwise: most are rendered when they are to open. */
  open?: boolean;
  title: ReactNode;
  width?: DialogWidth;
  dirty?: boolean;
  /** What Esc asks while it is dirty; about what was typed unless stated. */
  discardTitle?: string;
  /** False leaves out the close button: only the buttons lead on. */
  closable?: boolean;
  /** Verb and noun: 'Delete voicemail'; null where there is nothing to send. */
  confirmText: ReactNode;
  cancelText?: string;
  /** Red button for what cannot be taken back. */
  danger?: boolean;
  /** Further buttons, before the one that confirms. */
  beside?: ReactNode;
  /** One line at the left of the buttons. */
  note?: ReactNode;
  /** False while there is nothing to confirm, or not everything was seen and agreed to. */
  mayConfirm?: boolean;
  /** It is not known yet whether it may be confirmed: whoever confirms meanwhile is not asked again. */
  checking?: boolean;
  busy?: boolean;
  /** Why the last attempt failed; the dialog stays open with it. */
  error?: string | undefined;
  /** False: it was not taken, and the first faulty field gets the focus. */
  onConfirm(): Promise<boolean> | void;
  onClose(): void;
  children?: ReactNode;
}

/** A dialog with one form: Enter and the button send it, what failed stands below the fields. */
export function FormDialog(props: FormDialogProps) {
  const { open = true, danger = false, busy = false, mayConfirm = true, error } = props;
  const checking = props.checking === true && !mayConfirm;
  const [isWanted, setWanted] = useState(false);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const send = async () => {
    if (busy) return;
    if (!mayConfirm) return setWanted(checking);
    const focused = document.activeElement;
    if ((await props.onConfirm()) === false) focusFirstError(form.current, focused);
  };
  const goOn = useEffectEvent(() => void send());
  useEffect(() => {
    if (!isWanted || checking) return;
    // oxlint-disable-next-line react/set-state-in-effect -- what was confirmed goes on once
    setWanted(false);
    if (mayConfirm) goOn();
  }, [isWanted, checking, mayConfirm]);
  return (
    <Dialog
      open={open}
      title={props.title}
      width={props.width ?? 520}
      dirty={props.dirty ?? false}
      discardTitle={props.discardTitle}
      closable={props.closable ?? true}
      busy={busy}
      note={props.note}
      onClose={props.onClose}
      onSubmit={() => void send()}
      {...(props.cancelText !== undefined && { cancelText: props.cancelText })}
      action={
        <>
          {props.beside}
          {props.confirmText !== null && (
            <Button
              type="primary"
              htmlType="submit"
              form={id}
              danger={danger}
              loading={busy || isWanted}
              disabled={!mayConfirm && !checking}
            >
              {props.confirmText}
            </Button>
          )}
        </>
      }
    >
      <form
        id={id}
        ref={form}
        className={css.form}
        noValidate
        // What is typed while it is sent would be lost without a word.
        inert={busy}
        onSubmit={(event) => {
          event.preventDefault();
          // A form around the dialog is another one.
          event.stopPropagation();
          void send();
        }}
      >
        {props.children}
        {error && <Alert kind="error" title={error} />}
      </form>
    </Dialog>
  );
}
