import { type RoutingTarget, routingTargetSchema } from '@jackfield/contract/api/routing';
import * as v from 'valibot';

/** What a form holds; an option that is chosen and not filled in yet counts as what is stored. */
export const completeOr = (target: RoutingTarget, stored: RoutingTarget): RoutingTarget =>
  v.is(routingTargetSchema, target) ? target : stored;
