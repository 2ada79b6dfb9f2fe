import { instantAt, localTimeAt } from '@jackfield/domain/business-hours';
import { failureText, fieldMessages, t } from '@jackfield/runtime';
import { planMessages } from './messages.ts';

/** What the dialog holds: instants in milliseconds. */
export interface PlanTimes {
  readonly at: number;
  /** Null: it stays. */
  readonly backAt: number | null;
}

/** The beginning of the day so many days after an instant. */
export const dayAfter = (zone: string, at: number, days = 1): number =>
  instantAt(zone, { day: localTimeAt(zone, at).day + days, minutes: 0 });

/** What is wrong with the times, by field. */
export function planFaults({ at, backAt }: PlanTimes, now: number) {
  return {
    at: at <= now ? t(planMessages.past) : undefined,
    backAt: backAt !== null && backAt <= at ? t(planMessages.backEarly) : undefined,
  };
}

/** Why a change cannot be planned, also where it is about a member that the page has no field for. */
export function planFailure(error: unknown): string {
  const [refused] = Object.values(fieldMessages(error)).filter(Boolean);
  return refused ?? failureText(error);
}
