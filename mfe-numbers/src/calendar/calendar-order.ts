import { compareNames } from '@jackfield/domain';
import type { RoutedCompany, RoutingConfig } from '@jackfield/domain/routing';

/** The account's first number, which most callers know, then the others by name. */
export function inCalendarOrder([first, ...others]: RoutingConfig['companies']): RoutedCompany[] {
  const sorted = others.toSorted((one, other) => compareNames(one.label, other.label));
  return first ? [first, ...sorted] : [];
}
