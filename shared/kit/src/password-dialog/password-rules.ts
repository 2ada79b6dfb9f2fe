import { passwordSchema, refusals } from '@jackfield/contract';
import { t } from '@jackfield/runtime';
import * as v from 'valibot';

/** What a person types to get a new password. */
export interface TypedPasswords {
  /** Empty where the current one is not asked for. */
  current: string;
  fresh: string;
  repeat: string;
}

/** What is wrong with new password and repetition, as the specification prints it. */
export function passwordFaults({
  fresh,
  repeat,
}: TypedPasswords): Partial<Pick<TypedPasswords, 'fresh' | 'repeat'>> {
  const { issues } = v.safeParse(passwordSchema, fresh);
  return {
    ...(issues && { fresh: issues[0].message }),
    ...(repeat !== fresh && { repeat: t(refusals.confirmed) }),
  };
}
