/** Forms about the routing of a company number or a team: hours, and where calls go. */
export { HoursRecordForm, type HoursRecordFormProps, hoursShape } from './hours-record-form.tsx';
export type { RecordForm, RoutedRecord } from './routed-record.ts';
export {
  type RoutedPlace,
  RoutingRecordForm,
  type RoutingRecordFormProps,
} from './routing-record-form.tsx';
export {
  companyRouting,
  type CompanyRoutingField,
  type RoutingValues,
  teamRouting,
  type TeamRoutingField,
} from './routing-shapes.ts';
