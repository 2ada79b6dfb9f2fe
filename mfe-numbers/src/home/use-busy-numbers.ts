import { usageTotals } from '@jackfield/contract/api/usage';
import { compareNames } from '@jackfield/domain';
import { dayText, localTimeAt } from '@jackfield/domain/business-hours';
import type { RoutedCompany, RoutingConfig } from '@jackfield/domain/routing';
import { accountAtom, call, timeZoneAtom } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

/**
 * The main line, then company numbers by name; where there are many, those that were in use today
 * stand first. Asked
 * once while the page is open, so that no row moves.
 */
export function useBusyNumbers(
  config: RoutingConfig,
  { isMany, now }: { isMany: boolean; now: number },
): readonly RoutedCompany[] {
  const own = useAtomValue(timeZoneAtom);
  const zone = useAtomValue(accountAtom)?.timeZone ?? own;
  const today = dayText(localTimeAt(zone, now).day);
  const { data } = useQuery({
    queryKey: ['usage', 'today', today],
    enabled: isMany,
    staleTime: Infinity,
    queryFn: ({ signal }) =>
      call(usageTotals, { query: { startDate: today, endDate: today } }, { signal }),
  });
  const used = new Map(data?.numbers.map(({ name, count }) => [name, count]));
  const usesOf = ({ id }: RoutedCompany) =>
    config.numbers
      .filter(({ ownerId }) => ownerId === id)
      .reduce((sum, { number }) => sum + (used.get(number) ?? 0), 0);
  return config.companies.toSorted(
    (one, other) =>
      Number(other.isDefault ?? false) - Number(one.isDefault ?? false) ||
      usesOf(other) - usesOf(one) ||
      compareNames(one.label, other.label),
  );
}
