import { Alert, Button } from '@jackfield/kit/ui/core';
import { RotateCw } from '@jackfield/kit/ui/icons';
import { common, useT } from '@jackfield/runtime';
import css from './load-failed.module.css';
import { billingMessages } from './messages.ts';

export interface LoadFailedProps {
  title: string;
  /** What was loaded before stays in sight. */
  stale?: boolean;
  onRetry(): void;
}

/** What a part of the page says when its own load failed; the other parts are untouched. */
export function LoadFailed({ title, stale = false, onRetry }: LoadFailedProps) {
  const t = useT();
  return (
    <div className={css.failed}>
      <Alert
        kind={stale ? 'warning' : 'error'}
        title={title}
        action={
          <Button size="small" icon={<RotateCw size={14} strokeWidth={1.75} />} onClick={onRetry}>
            {t(common.tryAgain)}
          </Button>
        }
      >
        {t(stale ? billingMessages.stale : billingMessages.failedText)}
      </Alert>
    </div>
  );
}
