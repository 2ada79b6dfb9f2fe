import { useMay } from '@jackfield/kit/may';
import { useHolidays, useNow } from '@jackfield/call-routing/business-hours';
import { useRoutingConfig } from '@jackfield/call-routing/routing-config';
import { isAhead, usePlannedChanges } from '@jackfield/call-routing/planned-routing';
import { paths } from '@jackfield/contract';
import { deskSheet } from '@jackfield/domain/routing';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { MissingPage } from '@jackfield/kit/error-page';
import { PrintPage } from '@jackfield/kit/print-page';
import { RecordSkeleton } from '@jackfield/records/record-head';
import { QueryPage } from '@jackfield/records/record-page';
import { accountAtom, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { numberMessages } from '../number-page/messages.ts';
import { isOfNumber } from '../planned-changes/is-of-number.ts';
import { deskPeopleOptions } from './desk-people-query.ts';
import { deskMessages } from './messages.ts';
import { Paper } from './paper.tsx';

/** /admin-settings/numbers/edit/{id}/front-desk: a page to hang beside the telephone (annex J9). */
export function Component() {
  const seesRouting = useMay('routing:read');
  return seesRouting ? <FrontDesk /> : <MissingPage text="page" />;
}

function FrontDesk() {
  const { id = '' } = useParams();
  const config = useRoutingConfig();
  const holidays = useNextHolidays();
  const people = useQuery(deskPeopleOptions());
  const planned = usePlannedChanges();
  const t = useT();
  const { data, dataUpdatedAt: at } = config;
  const sheet = useMemo(
    () => (data ? deskSheet(data, id, { at, holidays }) : undefined),
    [data, id, at, holidays],
  );
  useBreadcrumb([
    { label: t(numberMessages.numbers), to: paths.admin.numbers.listing() },
    ...(sheet ? [{ label: sheet.label, to: paths.admin.numbers.edit(id) }] : []),
    { label: t(deskMessages.sheet) },
  ]);
  const read = {
    ...config,
    data: sheet ?? undefined,
    error: config.error ?? people.error ?? planned.error,
  };
  if (sheet === null) return <MissingPage text="page" />;
  return (
    <QueryPage query={read} waiting={<RecordSkeleton name={t(deskMessages.sheet)} />}>
      {(found) => (
        <PrintPage
          title={t(deskMessages.sheet)}
          note={t(deskMessages.intro)}
          isReady={Boolean(people.data && planned.data)}
        >
          {people.data && planned.data && (
            <Paper
              sheet={found}
              at={at}
              people={people.data}
              override={overrideOf(data, id)}
              planned={planned.data.filter((one) => isAhead(one) && isOfNumber(id)(one))}
            />
          )}
        </PrintPage>
      )}
    </QueryPage>
  );
}

const overrideOf = (config: ReturnType<typeof useRoutingConfig>['data'], id: string) =>
  config?.companies.find((company) => company.id === id)?.override ?? null;

/** Public holidays of the account's country, of this year and the next. */
function useNextHolidays() {
  const account = useAtomValue(accountAtom);
  const year = new Date(useNow()).getUTCFullYear();
  const country = account?.country ?? 'USA';
  const { data: now } = useHolidays({ country, region: '', year });
  const { data: next } = useHolidays({ country, region: '', year: year + 1 });
  return useMemo(() => [...(now?.items ?? []), ...(next?.items ?? [])], [now, next]);
}
