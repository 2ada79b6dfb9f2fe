import type { RoutedCompany, RoutingConfig } from '@jackfield/domain/routing';
import type { AddedDate } from './add-date-dialog.tsx';
import type { CalendarPlace } from './use-calendar-view.ts';

/** What a view of the calendar shows. */
export interface ViewProps {
  config: RoutingConfig;
  /** The numbers that are shown. */
  companies: readonly RoutedCompany[];
  place: CalendarPlace;
  zone: string;
  /** Milliseconds. */
  now: number;
  isTable: boolean;
  isPhone: boolean;
  onAdd(added: AddedDate): void;
}

/** Numbers that never close are meant to: a holiday is proposed for the others. */
export const closable = (companies: readonly RoutedCompany[]): string[] =>
  companies.filter(({ businessHour }) => !businessHour.alwaysOpen).map(({ id }) => id);
