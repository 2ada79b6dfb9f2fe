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
  busy?: boolean;
  /** Why the last attempt failed; the dialog stays open with it. */
  error?: string | undefined;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before a step that hurts: names the thing and the effect (ui.md 6). */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { danger = true, busy = false } = props;
  return (
    <Dialog
      open={props.open}
      title={props.title}
      width={520}
      busy={busy}
      onClose={props.onClose}
      onSubmit={props.onConfirm}
      {...(props.cancelText !== undefined && { cancelText: props.cancelText })}
      action={
        <Button type="primary" danger={danger} loading={busy} onClick={props.onConfirm}>
          {props.confirmText}
        </Button>
      }
    >
      <p>{props.children}</p>
      {props.error !== undefined && <Alert kind="error" title={props.error} />}
    </Dialog>
  );
}
