import { LoadFailure } from '@jackfield/kit/error-alert';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { RotateCw } from '@jackfield/kit/ui/icons';
import { common, useT } from '@jackfield/runtime';
import css from './load-failed.module.css';
import { billingMessages } from './messages.ts';

interface LoadFailedProps {
  title: string;
  /** What was loaded before stays in sight. */
  query: {
    readonly isError: boolean;
    readonly error: unknown;
    readonly data: unknown;
    refetch(): unknown;
  };
}

/** What a part of the page says when its own load failed; the other parts are untouched. */
export function LoadFailed({ title, query }: LoadFailedProps) {
  const { isError, data, refetch } = query;
  const t = useT();
  if (!isError) return null;
  if (data === undefined) {
    return (
      <div className={css.failed}>
        <LoadFailure title={title} query={query} />
      </div>
    );
  }
  return (
    <div className={css.failed}>
      <Alert
        kind="warning"
        title={title}
        action={
          <Button
            looks
            size="small"
            icon={<RotateCw size={14} strokeWidth={1.75} />}
            onClick={() => void refetch()}
          >
            {t(common.tryAgain)}
          </Button>
        }
      >
        {t(billingMessages.stale)}
      </Alert>
    </div>
  );
}
