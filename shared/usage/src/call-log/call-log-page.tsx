import { directionWords } from '@jackfield/domain/words/usage';
import type { CallFigures, LoggedCall } from '@jackfield/contract/api/call-log';
import type { Column } from '@jackfield/kit/ui/table';
import { Calendar, Download, Phone } from '@jackfield/kit/ui/icons';
import { saveFile } from '@jackfield/kit/save-file';
import { useIsPhone } from '@jackfield/kit/ui/core';
import { type ListFilter, ListPage, useListing } from '@jackfield/lists/list-page';
import { PeriodInput, todayIn } from '@jackfield/lists/period';
import {
  accountAtom,
  common,
  navigateTo,
  notify,
  timeZoneAtom,
  useFormats,
  useLiveRefetch,
  useT,
} from '@jackfield/runtime';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo, useState } from 'react';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { BlockCaller } from '../usage-page/block-caller.tsx';
import { durationText } from '../usage-page/duration-text.ts';
import { menuOf, type RecordSteps } from '../usage-page/record-actions.ts';
import type { TryCall } from '../usage-page/usage-page.tsx';
import { pastOf } from '../usage-page/past-of.ts';
import { asRecord } from './as-record.ts';
import { callColumns } from './call-columns.tsx';
import css from './call-log.module.css';
import { CallPictures } from './call-pictures.tsx';
import {
  callLogDefaults,
  callLogFile,
  callLogKey,
  callLogPage,
  dayFilters,
  daysOf,
  figuresOptions,
} from './call-query.ts';
import { dayIn, dayName, timeIn } from './clock.ts';
import { EndedBadge, otherName, reachedBy, reachedName } from './ended.tsx';
import { callLogMessages } from './messages.ts';
import { ViewPills } from './view-pills.tsx';

export interface CallLogPageProps {
  /** h1. */
  title: string;
  tabs: ReactNode;
  /** Name under which the person's view of the list is kept. */
  list: string;
  /** Only what the person and the person's teams had to do with. */
  isOwn: boolean;
  /** Address of a call. */
  pathOf(id: string): string;
  /** Filters by person and number, where the page knows them. */
  filters?: readonly ListFilter[];
  /** Shows a call that came in once more; without it none is offered. */
  tryCall?: TryCall;
  /** Calls that go on, above the others. */
  now?: ReactNode;
}

const ScheduleReport = lazyPart(() =>
  import('./schedule-report.tsx').then((file) => file.ScheduleReport),
);

const idOf = ({ id }: LoggedCall) => id;

/**
 * Every call once, by the day: who called, who was reached and how it ended, with pictures that
 * count exactly the rows (LOG-01). All that is chosen is in the address; days are the account's.
 */
export function CallLogPage(props: CallLogPageProps) {
  const { title, tabs, list, isOwn, pathOf, filters = [], tryCall } = props;
  const t = useT();
  const formats = useFormats();
  const isPhone = useIsPhone();
  const own = useAtomValue(timeZoneAtom);
  const zone = useAtomValue(accountAtom)?.timeZone ?? own;
  const of = { today: todayIn(zone), isOwn };
  const { listing } = useListing(callLogDefaults, (params) => callLogPage(params, of));
  const { params, onParams, total, address } = listing;
  const figures = useQuery({
    ...figuresOptions(params, of),
    placeholderData: keepPreviousData,
  });
  useLiveRefetch(['call', 'blacklist'], callLogKey);
  const [tried, setTried] = useState<ReturnType<typeof asRecord> | null>(null);
  const [blocking, setBlocking] = useState<string | null>(null);
  const [isScheduling, setScheduling] = useState(false);
  const columns = useMemo<Column<LoggedCall>[]>(() => callColumns(formats, zone), [formats, zone]);
  const { start, end } = daysOf(params, of.today);
  const filter = (change: Readonly<Record<string, string>>) =>
    onParams({ filters: { ...params.filters, ...change } });
  const steps = useMemo<RecordSteps>(
    () => ({
      open: ({ id }) => void navigateTo(pathOf(id)),
      tryCall: tryCall && setTried,
      block: ({ from }) => setBlocking(from),
    }),
    [pathOf, tryCall],
  );
  const open = useMemo(
    () =>
      ({ id }: LoggedCall) =>
        void navigateTo(pathOf(id)),
    [pathOf],
  );
  const menu = useMemo(
    () => (call: LoggedCall) => menuOf(asRecord(call), steps, isOwn),
    [steps, isOwn],
  );
  const byDay = new Map(figures.data?.days.map((day) => [day.day, day]));
  const pills = figures.data?.pills;
  const direction: ListFilter = {
    key: 'direction',
    label: t(callLogMessages.direction),
    options: (['inbound', 'outbound'] as const).map((value) => ({
      value,
      label: t(directionWords[value]),
    })),
  };
  const flag = (key: 'open' | 'long' | 'abroad', label: string): ListFilter[] =>
    params.filters[key]
      ? [{ key, label, options: [{ value: '1', label: t(callLogMessages.yes) }] }]
      : [];
  const save = async () => {
    const fileName = `calls-${of.today}.csv`;
    saveFile(await callLogFile(params, of), fileName);
    notify.success(t(common.fileDownloaded, { fileName }));
  };
  return (
    <>
      <ListPage
        {...listing}
        isCounted={false}
        list={list}
        title={title}
        things={t(callLogMessages.things)}
        icon={Phone}
        tabs={tabs}
        canScroll={false}
        lead={
          <div className={css.lead}>
            {props.now}
            <ViewPills {...of} list={list} query={address.query} onQuery={address.open} />
            <CallPictures
              figures={figures}
              from={start}
              to={end}
              onOpen={params.filters['open'] ? undefined : () => filter({ open: '1' })}
            />
            <div className={css.tools}>
              <PeriodInput
                filters={{ start, end }}
                today={of.today}
                onChange={(period) => filter(dayFilters(period, of.today))}
              />
            </div>
          </div>
        }
        more={() =>
          total === null || total === 0
            ? []
            : [
                [
                  {
                    key: 'export',
                    label: t(callLogMessages.exportCount, { count: total }),
                    icon: Download,
                    run: () => void save().catch(notify.failure),
                  },
                ],
              ]
        }
        secondary={{
          label: t(callLogMessages.schedule),
          icon: Calendar,
          run: () => setScheduling(true),
        }}
        searchPlaceholder={t(callLogMessages.search)}
        searchPlaceholderShort={t(callLogMessages.searchShort)}
        pillsLabel={t(callLogMessages.outcomes)}
        pills={[
          { value: '', label: t(callLogMessages.allPill), count: pills?.all },
          { value: 'answered', label: t(callLogMessages.answeredPill), count: pills?.answered },
          { value: 'message', label: t(callLogMessages.messagePill), count: pills?.message },
          { value: 'missed', label: t(callLogMessages.missedPill), count: pills?.missed },
          { value: 'blocked', label: t(callLogMessages.blockedPill), count: pills?.blocked },
        ]}
        filters={[
          direction,
          ...filters,
          ...flag('open', t(callLogMessages.notCalledBack)),
          ...flag('long', t(callLogMessages.longView)),
          ...flag('abroad', t(callLogMessages.abroadView)),
        ]}
        texts={{
          emptyTitle: t(callLogMessages.emptyTitle),
          emptyText: t(callLogMessages.emptyText),
          emptyAction: {
            label: t(callLogMessages.show30),
            run: () => filter({ days: '30', start: '', end: '' }),
          },
          noMatchText: t(callLogMessages.noMatchText),
          deniedTitle: t(callLogMessages.deniedTitle),
        }}
        columns={columns}
        rowId={idOf}
        rowName={otherName}
        onOpen={open}
        menu={menu}
        groups={{
          keyOf: ({ date }) => dayIn(zone, date),
          head: headOf(byDay),
        }}
        phoneRow={(call) => ({
          title: (
            <button type="button" className={css.open} onClick={() => open(call)}>
              {otherName(call)}
            </button>
          ),
          line: [reachedName(call), isPhone && reachedBy(call)].filter(Boolean).join(', '),
          badge: (
            <span className={css.end}>
              <span className="ui-num">
                {timeIn(zone, call.date)}
                {call.duration > 0 && `, ${durationText(call.duration)}`}
              </span>
              <EndedBadge ended={call.ended} />
            </span>
          ),
        })}
      />
      {tried && tryCall?.(pastOf(tried), () => setTried(null))}
      {isScheduling && <ScheduleReport onClose={() => setScheduling(false)} />}
      {blocking !== null && (
        <BlockCaller
          number={blocking}
          onBlocked={() => setBlocking(null)}
          onClose={() => setBlocking(null)}
        />
      )}
    </>
  );
}

interface DayHeadProps {
  day: string;
  /** Undefined until they are known. */
  sums: CallFigures['days'][number] | undefined;
}

const headOf = (byDay: ReadonlyMap<string, DayHeadProps['sums']>) => (day: string) => (
  <DayHead day={day} sums={byDay.get(day)} />
);

function DayHead({ day, sums }: DayHeadProps) {
  const t = useT();
  return (
    <span className={css.dayHead}>
      <strong>{dayName(day)}</strong>
      {sums && (
        <span>{t(callLogMessages.daySums, { calls: sums.calls, answered: sums.answered })}</span>
      )}
    </span>
  );
}
