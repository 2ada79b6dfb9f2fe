import { ApiFailure, common, notify, useT } from '@jackfield/runtime';
import { Alert, Button, IconButton } from '@jackfield/kit/ui/core';
import { Copy } from '@jackfield/kit/ui/icons';
import type { ReactNode } from 'react';
import css from './error-alert.module.css';
import { errorMessages } from './messages.ts';

export interface ErrorAlertProps {
  /** What did not work: 'The change was not saved'. */
  title: string;
  /** What to do, and what became of the input. */
  children: ReactNode;
  /** The failure; its reference is shown for support. */
  error?: unknown;
  onRetry?(): void;
}

/** A failure above the fields it is about, with a way on and what support needs. */
export function ErrorAlert({ title, children, error, onRetry }: ErrorAlertProps) {
  const t = useT();
  const id = error instanceof ApiFailure ? error.traceId : '';
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      notify.success(t(errorMessages.copied));
    } catch (failure) {
      notify.failure(failure);
    }
  };
  return (
    <Alert
      kind="error"
      title={title}
      action={
        onRetry && (
          <Button size="small" onClick={onRetry}>
            {t(common.tryAgain)}
          </Button>
        )
      }
    >
      {children}
      {id && (
        <p className={`ui-note ${css.reference}`}>
          <span>{t(errorMessages.reference, { id })}</span>
          <IconButton
            size="small"
            label={t(errorMessages.copy)}
            icon={<Copy size={14} strokeWidth={1.75} />}
            onClick={() => void copy()}
          />
        </p>
      )}
    </Alert>
  );
}
