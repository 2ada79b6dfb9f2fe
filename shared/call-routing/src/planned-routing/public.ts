/** What is planned, and the routing as it is then. */
export {
  cancelPlanned,
  isAhead,
  movePlanned,
  needsSomebody,
  plan,
  type PlannedRecord,
  replan,
  tryPlan,
  undoPlanned,
  usePlannedChanges,
} from './use-planned-changes.ts';
export { type RoutingThen, useRoutingThen } from './use-routing-then.ts';
export { type StoredRouting, useStoredRouting } from './use-stored-routing.ts';
