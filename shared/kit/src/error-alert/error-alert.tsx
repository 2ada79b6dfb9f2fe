import { common, useT } from '@jackfield/runtime';
import { Alert, Button } from '@jackfield/kit/ui/core';
import type { ReactNode } from 'react';
import { Reference } from './reference.tsx';

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
  return (
    <Alert
      kind="error"
      title={title}
      action={
        onRetry && (
          <Button looks size="small" onClick={onRetry}>
            {t(common.tryAgain)}
          </Button>
        )
      }
    >
      {children}
      <Reference error={error} />
    </Alert>
  );
}
