import type { ReactNode } from 'react';
import { Button } from '../core/button.tsx';
import { Alert } from '../core/alert.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  /** Names the thing: 'Delete “Holiday closure 2026”?' */
  title: string;
  /** The question, verbatim where the specification prints it, and the effect. */
  children: ReactNode;
  /** Verb and noun: 'Delete voicemail'. */
  confirmText: string;
  cancelText?: string;
  /** Red button for what cannot be taken back; true unless said otherwise. */
  danger?: boolean;
  /** What else is to be seen before, below the question. */
  notices?: ReactNode;
  /** False until what is to be seen was seen and agreed to. */
  mayConfirm?: boolean;
  busy?: boolean;
  /** Why the last attempt failed; the dialog stays open with it. */
  error?: string | undefined;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before a destructive step: names the thing and the effect. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { danger = true, busy = false, mayConfirm = true } = props;
  return (
    <Dialog
      open={props.open}
      title={props.title}
      width={520}
      busy={busy}
      onClose={props.onClose}
      {...(mayConfirm && { onSubmit: props.onConfirm })}
      {...(props.cancelText !== undefined && { cancelText: props.cancelText })}
      action={
        <Button
          type="primary"
          danger={danger}
          loading={busy}
          disabled={!mayConfirm}
          onClick={props.onConfirm}
        >
          {props.confirmText}
        </Button>
      }
    >
      <p>{props.children}</p>
      {props.notices}
      {props.error !== undefined && <Alert kind="error" title={props.error} />}
    </Dialog>
  );
}
