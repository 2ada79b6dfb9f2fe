import { type RoutingTarget, routingTargetSchema } from '@jackfield/contract/api/routing';
import { t } from '@jackfield/runtime';
import * as v from 'valibot';
import { missingMessages } from './messages.ts';

const isComplete = (target: RoutingTarget) => v.is(routingTargetSchema, target);

/** What a form holds; an option that is chosen and not filled in yet counts as what is stored. */
export const completeOr = (target: RoutingTarget, stored: RoutingTarget): RoutingTarget =>
  isComplete(target) ? target : stored;

/** What is missing in the first option that is not filled in yet, as a sentence; else undefined. */
export function missingIn(targets: readonly RoutingTarget[]): string | undefined {
  const open = targets.find((target) => !isComplete(target));
  return open && t(missingMessages[open.actionType]);
}
