import { localOf } from '@jackfield/call-routing/call-flow';
import { paths } from '@jackfield/contract';
import type { RoutedCompany } from '@jackfield/domain/routing';

/** Where a number says who answers at an instant, on its own clock. */
export function askedAddress({ id, businessHour }: RoutedCompany, at: number): string {
  const { day, time } = localOf(businessHour.timeZone, at);
  return `${paths.admin.numbers.edit(id, 'call-handling')}?at=${day}T${time}`;
}
