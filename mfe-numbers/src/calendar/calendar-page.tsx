import { useNow } from '@jackfield/call-routing/business-hours';
import { useRoutingConfig } from '@jackfield/call-routing/routing-config';
import { paths } from '@jackfield/contract';
import type { RoutingConfig } from '@jackfield/domain/routing';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { EmptyState } from '@jackfield/kit/empty-state';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { TabbedPage } from '@jackfield/kit/tabbed-page';
import { Button, Skeleton } from '@jackfield/kit/ui/core';
import { Calendar as CalendarIcon, Plus } from '@jackfield/kit/ui/icons';
import { common, navigateTo, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { tabMessages } from '../numbers-tabs/messages.ts';
import { NumbersTabs } from '../numbers-tabs/numbers-tabs.tsx';
import type { AddedDate } from './add-date-dialog.tsx';
import { Calendar } from './calendar.tsx';
import css from './calendar.module.css';
import { calendarMessages } from './messages.ts';

const AddDateDialog = lazyPart(() =>
  import('./add-date-dialog.tsx').then((file) => file.AddDateDialog),
);
const HolidaysDialog = lazyPart(() =>
  import('./holidays-dialog.tsx').then((file) => file.HolidaysDialog),
);
const SubscribeDialog = lazyPart(() =>
  import('./subscribe-dialog.tsx').then((file) => file.SubscribeDialog),
);
const ImportDialog = lazyPart(() =>
  import('./import-dialog.tsx').then((file) => file.ImportDialog),
);

/** A date of which nothing is chosen yet. */
const noDate: AddedDate = { companyIds: [], day: null, name: '' };

/** /admin-settings/numbers/calendar: when calls are taken, and what is special when (annex J9). */
export function Component() {
  const t = useT();
  const title = t(calendarMessages.title);
  useBreadcrumb([
    { label: t(common.companyNumbers), to: paths.admin.numbers.listing() },
    { label: title },
  ]);
  const { data: config, error, refetch } = useRoutingConfig();
  const [added, setAdding] = useState<AddedDate | null>(null);
  const [open, setOpen] = useState<'subscribe' | 'import' | 'holidays' | null>(null);
  const [params, setParams] = useSearchParams();
  const number = params.get('number');
  // The command palette opens a dialog by the address.
  const asked = params.get('drawer');
  const adding = added ?? (asked === 'date' ? noDate : null);
  /** Closes what is open, and shows the day that was added, as YYYY-MM-DD. */
  const close = (day?: string) => {
    setAdding(null);
    setOpen(null);
    const next = new URLSearchParams(params);
    next.delete('drawer');
    if (day !== undefined) next.set('day', day);
    setParams(next, { replace: true });
  };
  const onImport = () => setOpen('import');
  const count = config?.companies.length ?? 0;
  return (
    <TabbedPage
      label={title}
      title={t(common.companyNumbers)}
      actions={
        count > 0 && (
          <div className="ui-actions">
            <Button
              icon={<CalendarIcon size={16} strokeWidth={1.75} />}
              aria-haspopup="dialog"
              onClick={() => setOpen('subscribe')}
            >
              {t(calendarMessages.subscribe)}
            </Button>
            <Button onClick={() => void navigateTo(paths.admin.numbers.away())}>
              {t(tabMessages.away)}
            </Button>
            <Button aria-haspopup="dialog" onClick={() => setOpen('holidays')}>
              {t(calendarMessages.addHolidays)}
            </Button>
            <Button
              type="primary"
              icon={<Plus size={16} strokeWidth={1.75} />}
              aria-haspopup="dialog"
              onClick={() => setAdding(noDate)}
            >
              {t(calendarMessages.addDate)}
            </Button>
          </div>
        )
      }
      tabs={<NumbersTabs />}
    >
      <div className={css.body}>
        {config ? (
          <Shown config={config} onAdd={setAdding} onImport={onImport} />
        ) : error ? (
          <LoadFailure title={t(calendarMessages.failedTitle)} query={{ error, refetch }} />
        ) : (
          <Skeleton width="100%" height={380} />
        )}
      </div>
      {config && adding && (
        <AddDateDialog config={config} added={adding} onAdded={close} onClose={() => close()} />
      )}
      {config && (open === 'holidays' || asked === 'holidays') && (
        <HolidaysDialog
          config={config}
          companyId={chosenAtFirst(config, number)}
          onAdded={close}
          onClose={() => close()}
        />
      )}
      {open === 'subscribe' && (
        <SubscribeDialog onImport={onImport} onClose={() => setOpen(null)} />
      )}
      {config && open === 'import' && (
        <ImportDialog config={config} onClose={() => setOpen(null)} />
      )}
    </TabbedPage>
  );
}

/** The number that the calendar shows alone; null when it shows several. */
function chosenAtFirst({ companies }: RoutingConfig, shown: string | null): string | null {
  const [one] = companies.length === 1 ? companies : companies.filter(({ id }) => id === shown);
  return one?.id ?? null;
}

interface ShownProps {
  config: RoutingConfig;
  onAdd(added: AddedDate): void;
  onImport(): void;
}

function Shown({ config, onAdd, onImport }: ShownProps) {
  const t = useT();
  const now = useNow();
  if (config.companies.length === 0) {
    return (
      <EmptyState icon={CalendarIcon} title={t(calendarMessages.emptyTitle)}>
        {t(calendarMessages.emptyText)}
      </EmptyState>
    );
  }
  return <Calendar config={config} now={now} onAdd={onAdd} onImport={onImport} />;
}
