import { trialMaximum } from '@jackfield/domain/trial-limits';
import { TrialText } from '@jackfield/phone-numbers/number-picker';
import { accountAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { addMessages } from './messages.ts';

/**
 * Why an account on trial can add no user; undefined while there is room or the count is unknown
 * (ROLE-20, OP-58).
 */
export function useTrialBlock(users: number | null | undefined): ReactNode {
  const t = useT();
  const maximum = trialMaximum(useAtomValue(accountAtom), 'user');
  if (maximum === null || typeof users !== 'number' || users < maximum) return undefined;
  return <TrialText>{t(addMessages.trialLimit, { n: maximum })}</TrialText>;
}
