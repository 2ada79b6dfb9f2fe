import { StepList } from '@jackfield/call-routing/call-flow';
import { formatPhone } from '@jackfield/domain';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { Skeleton } from '@jackfield/kit/ui/core';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { common, useT } from '@jackfield/runtime';
import { callLines } from './call-lines.ts';
import { tryNumberMessages } from './messages.ts';
import css from './try-number.module.css';
import { useTriedCall } from './use-tried-call.ts';

export interface TryNumberDialogProps {
  /** A phone number of a person in E.164. */
  number: string;
  onClose(): void;
}

/** "Try a call" to a number of a person: whose phones ring now, and what follows them. */
export function TryNumberDialog({ number, onClose }: TryNumberDialogProps) {
  const t = useT();
  const query = useTriedCall(number);
  return (
    <Dialog
      open
      width={520}
      title={t(tryNumberMessages.title, { number: formatPhone(number) })}
      cancelText={t(common.close)}
      onClose={onClose}
    >
      <p>{t(tryNumberMessages.text)}</p>
      <div className={css.steps} aria-live="polite" aria-busy={query.isPending}>
        {query.isPending && <Skeleton width="100%" height={54} />}
        {query.isError && <LoadFailure title={t(tryNumberMessages.failed)} query={query} />}
        {query.isSuccess && <StepList {...callLines(query.data)} />}
      </div>
    </Dialog>
  );
}
