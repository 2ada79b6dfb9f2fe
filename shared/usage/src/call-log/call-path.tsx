import type { CallLogRecord } from '@jackfield/contract/api/call-log';
import type { CallStop } from '@jackfield/contract/api/routing-call';
import { formatPhone, timeBehindWord } from '@jackfield/domain';
import { zoneName } from '@jackfield/domain/days-in-words';
import { Button } from '@jackfield/kit/ui/core';
import { type PathLook, UprightPath } from '@jackfield/kit/upright-path';
import { navigateTo, useT } from '@jackfield/runtime';
import { durationText } from '../usage-page/duration-text.ts';
import { usageMessages } from '../usage-page/messages.ts';
import css from './call-record.module.css';
import { timeIn } from './clock.ts';
import { otherName, ownName, reachedName } from './ended.tsx';
import { callLogMessages } from './messages.ts';

/** Where a stop is changed: its address, null for one that is gone, undefined where nothing is known. */
export type ChangeOf = (stop: CallStop) => string | null | undefined;

interface Shown {
  readonly at: string;
  readonly look: PathLook;
  readonly title: string;
  readonly note: string;
  readonly stop?: CallStop;
}

const plus = (instant: string, seconds: number) =>
  new Date(Date.parse(instant) + seconds * 1000).toISOString();

type Say = ReturnType<typeof useT>;

/** What came after the last stop: who answered, who hung up, and when; nothing that nobody told. */
function endOf(call: CallLogRecord, t: Say): Shown[] {
  const { date, wait, duration, ended } = call;
  if (wait === null) return [];
  const taken = plus(date, wait);
  if (ended === 'waiting' || ended === 'menu') {
    const note = t(callLogMessages.hangsUpNote, { wait: durationText(wait) });
    return [{ at: taken, look: 'end', title: t(callLogMessages.hangsUp), note }];
  }
  if (ended !== 'answered' || duration === 0) return [];
  const answers: Shown = {
    at: taken,
    look: 'on',
    title: t(callLogMessages.answers, { name: reachedName(call) }),
    note: t(callLogMessages.answeredNote, { length: durationText(duration) }),
  };
  const end: Shown = {
    at: plus(taken, duration),
    look: 'end',
    title: t(callLogMessages.ends),
    note: t(callLogMessages.endsNote, { length: durationText(wait + duration) }),
  };
  return [answers, end];
}

function titleOf({ node: { kind, name } }: CallStop, t: Say): string {
  return kind === 'voicemail' ? t(usageMessages.voicemailOf, { name }) : formatPhone(name);
}

function stopsOf(call: CallLogRecord, t: Say): Shown[] {
  const { way, ended } = call;
  if (way === null) {
    const number = call.direction === 'inbound' ? ownName(call) : otherName(call);
    const title =
      call.direction === 'inbound'
        ? t(callLogMessages.comesIn, { number })
        : t(callLogMessages.goesOut, { name: call.teammate?.name ?? ownName(call), number });
    return [{ at: call.date, look: 'on', title, note: '' }];
  }
  const last = way.length - 1;
  const isAmiss = ended === 'nobody' || ended === 'message';
  return way.map((stop, at) => ({
    at: stop.at,
    stop,
    title: titleOf(stop, t),
    note: stop.reason,
    look: at < last ? 'on' : ended === 'failed' ? 'failed' : isAmiss ? 'amiss' : 'on',
  }));
}

/** In the place of what came after the last stop that is known. */
const lostOf = ({ date }: CallLogRecord, zone: string, t: Say) => ({
  key: 'lost',
  look: 'failed' as const,
  title: t(callLogMessages.notKnown, { time: timeBehindWord(timeIn(zone, date, true)) }),
  note: t(callLogMessages.unknownPath),
});

interface CallPathProps {
  call: CallLogRecord;
  zone: string;
  changeOf?: ChangeOf | undefined;
}

/** The stops of a call, upright, with the reasons of its time (LOG-02). */
export function CallPath({ call, zone, changeOf }: CallPathProps) {
  const t = useT();
  const end = endOf(call, t);
  const stops = [...stopsOf(call, t), ...end];
  const isLost = call.way === null && call.direction === 'inbound' && end.length === 0;
  return (
    <section aria-labelledby="call-path">
      <header className={css.pathHead}>
        <h2 id="call-path">{t(callLogMessages.path)}</h2>
        <span className="ui-note">
          {t(callLogMessages.stops, { count: stops.length, zone: zoneName(zone) })}
        </span>
      </header>
      <UprightPath
        stops={[
          ...stops.map(({ at, stop, ...shown }, index) => ({
            ...shown,
            // A call may come to a stop again at once.
            key: String(index),
            at,
            time: timeIn(zone, at, true),
            aside: stop && changeOf && <Change path={changeOf(stop)} />,
          })),
          ...(isLost ? [lostOf(call, zone, t)] : []),
        ]}
      />
    </section>
  );
}

function Change({ path }: { path: string | null | undefined }) {
  const t = useT();
  if (path === undefined) return null;
  if (path === null) return <span className="ui-note">{t(callLogMessages.gone)}</span>;
  return (
    <Button type="link" size="small" onClick={() => void navigateTo(path)}>
      {t(callLogMessages.changeThis)}
    </Button>
  );
}
