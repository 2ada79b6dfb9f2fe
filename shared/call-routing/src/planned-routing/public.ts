/** What is planned, and the routing as it is then. */
export {
  cancelPlanned,
  isAhead,
  movePlanned,
  needsSomebody,
  plan,
  type PlannedRecord,
  replan,
  undoPlanned,
  usePlannedChanges,
} from './use-planned-changes.ts';
export { type RoutingThen, useRoutingThen } from './use-routing-then.ts';
export { routingAt, savedTimes, withPlanned } from './with-planned.ts';
export { withEdit } from './with-edit.ts';
export { type RoutingEdit, withRecord } from './with-record.ts';
