import { t } from '@jackfield/runtime';
import type { Vetting } from './leading-vetting.ts';
import { brandMessages, vettingStates } from './messages.ts';

/** How a vetting ended, with its score when there is one. */
export function vettingText({ status, score }: Vetting): string {
  if (status === 'requested') return t(brandMessages.requested);
  const [plain, scored] =
    status === 'passed'
      ? [brandMessages.passed, brandMessages.passedScore]
      : [vettingStates.vettingFailed, brandMessages.failedScore];
  return score === null ? t(plain) : t(scored, { score });
}
