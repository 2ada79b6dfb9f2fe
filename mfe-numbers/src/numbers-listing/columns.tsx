import type { CompanyListItem } from '@jackfield/contract/api/company';
import type { Column } from '@jackfield/kit/ui/table';
import { common, t } from '@jackfield/runtime';
import { listingMessages } from './messages.ts';
import { NameCell, type NameMarks, NameSkeleton } from './name-cell.tsx';
import { NumbersCell, NumbersSkeleton } from './numbers-cell.tsx';
import { NeverClosed, TargetCell, TargetSkeleton } from './target-cell.tsx';

/**
 * Columns of the listing (G8); the key of a sorted one is the server's name of the sort. `marks`
 * tells of each company number what its name is marked with.
 */
export function numberColumns(
  marks: (company: CompanyListItem) => NameMarks,
): Column<CompanyListItem>[] {
  return [
    {
      key: 'label',
      title: t(common.name),
      width: 300,
      sortable: true,
      render: (company) => <NameCell company={company} {...marks(company)} />,
      skeleton: <NameSkeleton />,
    },
    {
      key: 'numbers',
      title: t(listingMessages.numbers),
      width: 280,
      render: (company) => <NumbersCell company={company} />,
      skeleton: <NumbersSkeleton />,
    },
    {
      key: 'openHours',
      title: t(listingMessages.openHours),
      width: 240,
      optional: true,
      render: ({ id, openHourTarget }) => <TargetCell target={openHourTarget} companyId={id} />,
      skeleton: <TargetSkeleton />,
    },
    {
      key: 'closedHours',
      title: t(listingMessages.closedHours),
      width: 240,
      optional: true,
      render: ({ id, closedHourTarget, isAlwaysOpen }) =>
        isAlwaysOpen ? <NeverClosed /> : <TargetCell target={closedHourTarget} companyId={id} />,
      skeleton: <TargetSkeleton />,
    },
  ];
}
