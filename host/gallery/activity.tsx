import type { AuditEntry, DeletedRecord } from '@jackfield/contract/api/audit';
import css from '@jackfield/kit/gallery/frame.module.css';
import { Button } from '@jackfield/kit/ui/core';
import { type ActivityFilters, noFilters } from '@jackfield/records/activity-address';
import { RecentlyDeleted } from '@jackfield/records/recently-deleted';
import { ActivityDrawer } from '../src/activity/activity-drawer.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';

const id = (at: number) => `018f0000-0000-7000-8000-00000000000${at}`;
const entry = (at: number, over: Partial<AuditEntry>): AuditEntry => ({
  id: id(at),
  seq: at,
  at: `2026-11-18T1${at}:12:00.000Z`,
  actor: { id: id(9), name: 'Renee Castellano' },
  onBehalfOf: null,
  via: 'ui',
  action: 'team.update',
  entity: 'team',
  entityId: id(8),
  entityName: 'Front desk',
  before: { name: 'Desk' },
  after: { name: 'Front desk' },
  requestId: '',
  names: { [id(8)]: { name: 'Front desk', isGone: false } },
  ...over,
});
const entries = [
  entry(4, {}),
  entry(3, {
    actor: { id: null, name: 'Support' },
    onBehalfOf: { id: id(7), name: 'Maya Okafor' },
    via: 'support',
    before: { extension: '2001' },
    after: { extension: '2002' },
  }),
  entry(2, {
    action: 'team.delete',
    entityId: id(6),
    entityName: 'Night shift',
    after: null,
    via: 'bulk',
    names: { [id(6)]: { name: 'Night shift', isGone: true } },
  }),
];
const price = { monthlyPrice: 1.5, currency: 'usd' } as const;
const deleted: DeletedRecord = {
  id: id(5),
  name: 'Billing office',
  deletedBy: 'Renee Castellano',
  deletedAt: '2026-11-18T16:12:00.000Z',
  entryId: id(1),
  historyOf: { entity: 'company', id: id(5) },
  numbers: [
    { number: '+12515550142', isAvailable: true, ...price },
    { number: '+12515550143', isAvailable: false, ...price },
  ],
};
const page = { total: null, limit: 50, pageNum: null, pageCount: null };
const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
client.setQueryData(['activity', {}], {
  pages: [{ ...page, items: entries, hasMore: false, nextStartAfter: null }],
  pageParams: [null],
});
client.setQueryData(['deleted', 'company', ''], { items: [deleted] });

/** The activity of an account, and what was recently deleted. */
export function Activity() {
  const [open, setOpen] = useState<'activity' | 'deleted' | null>('activity');
  const [filters, setFilters] = useState<ActivityFilters>(noFilters);
  const close = () => setOpen(null);
  return (
    <QueryClientProvider client={client}>
      <main className={css.sheet}>
        <h1>Activity</h1>
        <Button onClick={() => setOpen('activity')}>Activity</Button>
        <Button onClick={() => setOpen('deleted')}>Recently deleted</Button>
        {open === 'activity' && (
          <ActivityDrawer filters={filters} onFilters={setFilters} onClose={close} />
        )}
        {open === 'deleted' && (
          <RecentlyDeleted kind="company" onRestored={close} onClose={close} />
        )}
      </main>
    </QueryClientProvider>
  );
}
