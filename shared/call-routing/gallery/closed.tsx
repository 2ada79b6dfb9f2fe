import {
  ClosedBadge,
  ClosedBanner,
  ClosedTodayButton,
} from '@jackfield/call-routing/call-override';
import type { CallOverride, CallOverrideChange } from '@jackfield/contract/api/call-override';
import { alwaysOpenIn, officeWeek } from '@jackfield/domain/business-hours';
import css from '@jackfield/kit/gallery/frame.module.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';

const client = new QueryClient();
const zone = 'America/Chicago';
const hours = { ...alwaysOpenIn(zone), alwaysOpen: false, weekly: officeWeek() };
const setBy = { id: 'maya', name: 'Maya Okafor' };
const inHours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const start: CallOverride = {
  until: inHours(5),
  target: { actionType: 'voicemail', actionValue: null },
  note: 'Snow day',
  setBy,
  setAt: inHours(-1),
};

/** "Closed today": the verb, what it asks, the banner and the badge of a listing. */
export function Closed() {
  const [stored, setStored] = useState({ override: start as CallOverride | null, version: 1 });
  const keep = async (override: CallOverride | null) => {
    const next = { override, version: stored.version + 1 };
    setStored(next);
    return next;
  };
  const owner = {
    ...stored,
    kind: 'team' as const,
    id: 'desk',
    name: 'Front desk',
    hours,
    closedTarget: start.target,
    set: ({ until, target, note = '' }: CallOverrideChange) =>
      keep({ until, target, note, setBy, setAt: inHours(0) }),
    end: () => keep(null),
  };
  return (
    <QueryClientProvider client={client}>
      <main className={css.sheet}>
        <h1>Closed today</h1>
        <ClosedTodayButton owner={owner} />
        <ClosedBanner owner={owner} />
        <p>
          <ClosedBadge closed={{ until: start.until, timeZone: zone }} />{' '}
          <ClosedBadge closed={{ until: start.until, timeZone: zone }} isShort />
        </p>
      </main>
    </QueryClientProvider>
  );
}
