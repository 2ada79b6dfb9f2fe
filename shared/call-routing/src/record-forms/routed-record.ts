import type { OverrideOwner } from '@jackfield/call-routing/call-override';
import type { Versioned } from '@jackfield/records/record-form';
import type { FormRecordProps } from '@jackfield/records/record-page';
import type { FieldValues } from 'react-hook-form';

/** A company number or a team, as the forms about its routing know it. */
export type RoutedRecord = Pick<
  OverrideOwner,
  'kind' | 'id' | 'version' | 'hours' | 'closedTarget'
>;

/** A form as its frame takes it, which is the page of the record with its head and tabs. */
export type RecordForm<Stored extends Versioned, Values extends FieldValues> = Omit<
  FormRecordProps<Stored, Values>,
  'head' | 'tabs' | 'tab' | 'isGone' | 'gone'
>;
