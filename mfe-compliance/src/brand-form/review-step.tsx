import { useT } from '@jackfield/runtime';
import type { ReactNode } from 'react';
import { ReadTick } from '../review/read-tick.tsx';
import { StepHead } from '../steps-page/step-head.tsx';
import { brandFormMessages as messages } from './messages.ts';
import { ReviewLines } from './review-lines.tsx';
import type { BrandValues } from './values.ts';

interface ReviewStepProps {
  values: BrandValues;
  /** The registry looks at it for a fee; otherwise it is only stored. */
  isPaid: boolean;
  hasRead: boolean;
  /** What is sent although reviewers refuse it as a rule. */
  notes: ReactNode;
  onRead(hasRead: boolean): void;
  onEdit(step: string): void;
}

/** Everything once more, and the tick that nobody sets for the reader. */
export function ReviewStep({ values, isPaid, hasRead, notes, onRead, onEdit }: ReviewStepProps) {
  const t = useT();
  return (
    <>
      <StepHead
        title={t(messages.readTitle)}
        intro={t(isPaid ? messages.readIntro : messages.readIntroFree)}
      />
      <ReviewLines values={values} onEdit={onEdit} />
      {isPaid && notes}
      {isPaid && (
        <ReadTick
          label={t(messages.hasRead)}
          note={t(messages.hasReadNote)}
          checked={hasRead}
          onChange={onRead}
        />
      )}
    </>
  );
}
