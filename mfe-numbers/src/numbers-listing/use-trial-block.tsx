import { trialMaximum } from '@jackfield/domain/trial-limits';
import {
  TrialNumbersText,
  TrialText,
  useTrialNumberRoom,
} from '@jackfield/phone-numbers/number-picker';
import { accountAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { listingMessages } from './messages.ts';

/**
 * Why an account on trial can add no company number; undefined while there is room or the count is
 * unknown. Each takes a phone number too (ROLE-17, ROLE-18, OP-58).
 */
export function useTrialBlock(numbers: number | null): ReactNode {
  const t = useT();
  const maximum = trialMaximum(useAtomValue(accountAtom), 'company');
  const room = useTrialNumberRoom('company');
  const isFull = maximum !== null && numbers !== null && numbers >= maximum;
  if (!isFull) return room === 0 ? <TrialNumbersText ownerType="company" /> : undefined;
  return <TrialText>{t(listingMessages.trialLimit, { n: maximum })}</TrialText>;
}
