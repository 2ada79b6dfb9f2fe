/** Forms about the routing of a company number or a team: hours, and where calls go. */
export { HoursRecordForm, hoursShape } from './hours-record-form.tsx';
export { RoutingRecordForm } from './routing-record-form.tsx';
export {
  companyRouting,
  teamRouting,
  type CompanyRoutingField,
  type RoutingValues,
  type TeamRoutingField,
} from './routing-shapes.ts';
