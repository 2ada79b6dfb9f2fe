import { type CallLogRecord, getLoggedCall } from '@jackfield/contract/api/call-log';
import { formatPhone } from '@jackfield/domain';
import { callHere, NumberToCall } from '@jackfield/kit/phone-number';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { Alert, Button, IconButton } from '@jackfield/kit/ui/core';
import { Ban, ChevronDown, ChevronUp, Phone, PhoneForwarded } from '@jackfield/kit/ui/icons';
import { EditPage } from '@jackfield/records/edit-page';
import { RecordHead, RecordSkeleton } from '@jackfield/records/record-head';
import { QueryPage } from '@jackfield/records/record-page';
import {
  accountAtom,
  call as ask,
  navigateTo,
  timeZoneAtom,
  useLiveRefetch,
  useT,
} from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { BlockCaller } from '../usage-page/block-caller.tsx';
import { durationText } from '../usage-page/duration-text.ts';
import { TextButton } from '../texts/text-button.tsx';
import { blockOf } from '../usage-page/record-actions.ts';
import { asRecord } from './as-record.ts';
import { CallPath, type ChangeOf } from './call-path.tsx';
import { callLogKey } from './call-query.ts';
import css from './call-record.module.css';
import { Caller, Cost, Notes } from './call-side.tsx';
import { dayIn, dayName, timeIn } from './clock.ts';
import { EndedBadge, otherName, ownName } from './ended.tsx';
import { callLogMessages } from './messages.ts';

export interface CallRecordPageProps {
  /** Address of the log, and of a call in it. */
  listPath: string;
  pathOf(id: string): string;
  /** What stands before the call in the breadcrumb. */
  trail: readonly { label: string; to?: string }[];
  /** The account's own: callers can be blocked, and what decided can be changed. */
  isAdmin: boolean;
  changeOf?: ChangeOf | undefined;
  /** Why it went wrong, by the routing of its time; `said` stands in where nothing is sure. */
  why?: (call: CallLogRecord, said: string) => ReactNode;
  /** What was recorded of it. */
  recordings?: (call: CallLogRecord) => ReactNode;
  /** What today's routing would do. */
  today?: (call: CallLogRecord) => ReactNode;
}

/** A call: what went wrong, its path with reasons, its cost and its caller (LOG-02). */
export function CallRecordPage(props: CallRecordPageProps) {
  const { id = '' } = useParams();
  const t = useT();
  const query = useQuery({
    queryKey: [...callLogKey, 'call', id],
    queryFn: ({ signal }) => ask(getLoggedCall, { params: { id } }, { signal }),
  });
  useLiveRefetch(['call', 'blacklist'], [...callLogKey, 'call']);
  const name = query.data ? otherName(query.data) : t(callLogMessages.record);
  useBreadcrumb([...props.trail, { label: name }]);
  return (
    <QueryPage query={query} waiting={<RecordSkeleton sign="tile" />}>
      {(call) => <Page {...props} call={call} />}
    </QueryPage>
  );
}

type PageProps = CallRecordPageProps & { call: CallLogRecord };

function Page(props: PageProps) {
  const { call, pathOf, isAdmin, changeOf, why, today } = props;
  const t = useT();
  const own = useAtomValue(timeZoneAtom);
  const zone = useAtomValue(accountAtom)?.timeZone ?? own;
  const [blocking, setBlocking] = useState(false);
  const said = useWrong(call);
  return (
    <EditPage
      head={<Head call={call} zone={zone} {...{ pathOf, isAdmin, setBlocking }} />}
      reads={t(callLogMessages.aboutCall)}
    >
      <div className={css.columns}>
        <div className={css.main}>
          {said !== '' &&
            (why?.(call, said) ?? (
              <Alert kind="warning" title={said}>
                {null}
              </Alert>
            ))}
          <CallPath call={call} zone={zone} changeOf={isAdmin ? changeOf : undefined} />
          {call.direction === 'inbound' && today?.(call)}
        </div>
        <aside className={css.side}>
          {call.duration > 0 && props.recordings?.(call)}
          <Notes call={call} />
          <Cost call={call} />
          <Caller call={call} zone={zone} listPath={props.listPath} />
        </aside>
      </div>
      {blocking && (
        <BlockCaller
          number={call.other.number}
          onBlocked={() => setBlocking(false)}
          onClose={() => setBlocking(false)}
        />
      )}
    </EditPage>
  );
}

/** What went wrong, in a sentence; empty where nothing did, or nobody told. */
function useWrong(call: CallLogRecord): string {
  const t = useT();
  const { ended, wait } = call;
  if (call.direction === 'outbound') return '';
  const time = wait === null ? null : durationText(wait);
  switch (ended) {
    case 'waiting':
      return time === null
        ? t(callLogMessages.gaveUpUntold)
        : t(callLogMessages.gaveUp, { wait: time });
    case 'menu':
      return time === null
        ? t(callLogMessages.gaveUpUntold)
        : t(callLogMessages.gaveUpMenu, { wait: time });
    case 'message':
      return t(callLogMessages.leftMessage, { caller: otherName(call) });
    case 'nobody':
      return t(callLogMessages.nobodyTook);
    case 'failed':
      return t(callLogMessages.wasFailed);
    default:
      return '';
  }
}

interface HeadProps extends Pick<PageProps, 'call' | 'pathOf' | 'isAdmin'> {
  zone: string;
  setBlocking(isBlocking: boolean): void;
}

function Head({ call, zone, pathOf, isAdmin, setBlocking }: HeadProps) {
  const t = useT();
  const { direction, other, date, duration } = call;
  const Sign = direction === 'inbound' ? Phone : PhoneForwarded;
  const [block] = isAdmin ? blockOf(asRecord(call), () => setBlocking(true)) : [];
  const step = (id: string | null, label: string, icon: ReactNode) => (
    <IconButton
      label={label}
      icon={icon}
      disabled={id === null}
      onClick={() => id !== null && void navigateTo(pathOf(id))}
    />
  );
  return (
    <RecordHead
      sign={
        <span className={css.sign} aria-hidden="true">
          <Sign size={22} strokeWidth={1.75} />
        </span>
      }
      name={formatPhone(other.number) || t(callLogMessages.withheld)}
      shown={other.number !== '' && <NumberToCall number={other.number} name={other.name} />}
      badges={<EndedBadge ended={call.ended} />}
      meta={[
        other.name,
        t(direction === 'inbound' ? callLogMessages.inbound : callLogMessages.outbound, {
          number: ownName(call),
        }),
        `${dayName(dayIn(zone, date))}, ${timeIn(zone, date)}`,
        duration > 0 && durationText(duration),
      ]}
      actions={
        <>
          {step(call.newer, t(callLogMessages.newer), <ChevronUp size={16} strokeWidth={1.75} />)}
          {step(call.older, t(callLogMessages.older), <ChevronDown size={16} strokeWidth={1.75} />)}
          {block && (
            <Button icon={<Ban size={16} strokeWidth={1.75} />} onClick={() => block.run?.()}>
              {t(call.isCallerBlocked ? callLogMessages.seeBlocked : callLogMessages.blockCaller)}
            </Button>
          )}
          <TextButton number={other.number} name={other.name} own={call.own.number} />
          {other.number !== '' && (
            <Button
              type={call.back === 'open' ? 'primary' : 'default'}
              icon={<Phone size={16} strokeWidth={1.75} />}
              href={`tel:${other.number}`}
              onClick={(event) => {
                if (callHere(other.number, other.name)) event.preventDefault();
              }}
            >
              {t(callLogMessages.callBack)}
            </Button>
          )}
        </>
      }
    />
  );
}
