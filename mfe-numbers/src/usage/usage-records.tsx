import type { UsageRecord } from '@jackfield/contract/api/usage';
import { formatPhone } from '@jackfield/domain';
import { Phone } from '@jackfield/kit/ui/icons';
import type { MenuGroups } from '@jackfield/kit/ui/menu';
import { ListPage, useListing } from '@jackfield/lists/list-page';
import { useFormats, useT } from '@jackfield/runtime';
import { type ReactNode, useMemo } from 'react';
import { kindLabels } from './kinds.ts';
import { usageMessages } from './messages.ts';
import { usageColumns } from './usage-columns.tsx';
import { usageDefaults, usagePage } from './usage-query.ts';

interface UsageRecordsProps {
  today: string;
  bar: ReactNode;
  more: MenuGroups;
}

const idOf = ({ id }: UsageRecord) => id;

/** The records of a period, line by line (API-51). */
export function UsageRecords({ today, bar, more }: UsageRecordsProps) {
  const t = useT();
  const formats = useFormats();
  const { listing } = useListing(usageDefaults, (params) => usagePage(params, today));
  const columns = useMemo(() => usageColumns(formats), [formats]);
  const nameOf = ({ from, to }: UsageRecord) => `${formatPhone(from)} → ${formatPhone(to)}`;
  return (
    <ListPage
      {...listing}
      list="usage"
      title={t(usageMessages.title)}
      things={t(usageMessages.things)}
      icon={Phone}
      tabs={bar}
      more={({ isEmpty }) => (isEmpty ? [] : more)}
      searchPlaceholder={t(usageMessages.search)}
      searchPlaceholderShort={t(usageMessages.searchShort)}
      texts={{
        emptyTitle: t(usageMessages.emptyTitle),
        emptyText: t(usageMessages.emptyText),
        noMatchText: t(usageMessages.noMatchText),
        deniedTitle: t(usageMessages.deniedTitle),
      }}
      columns={columns}
      rowId={idOf}
      rowName={nameOf}
      phoneRow={(record) => ({
        title: nameOf(record),
        line: [t(kindLabels[record.usageType]), formats.dateTime(record.date)].join(' · '),
        badge: <span className="ui-num">{formats.money(record.amount, record.currency)}</span>,
      })}
    />
  );
}
