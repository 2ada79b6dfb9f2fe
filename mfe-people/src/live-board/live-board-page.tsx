import { paths } from '@jackfield/contract';
import { playSampleCalls } from '@jackfield/contract/api/live-call';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { TabbedPage } from '@jackfield/kit/tabbed-page';
import { Alert, Button, Skeleton, Tooltip } from '@jackfield/kit/ui/core';
import {
  call,
  common,
  formatNumber,
  liveStateAtom,
  notify,
  profileAtom,
  timeZoneAtom,
  useServerTime,
  useT,
} from '@jackfield/runtime';
import { formatDateTime } from '@jackfield/domain';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { TeamsTabs } from '../teams-tabs/teams-tabs.tsx';
import { boardView, durationText, sinceOf } from '@jackfield/domain/live-board';
import { CallList } from './call-list.tsx';
import css from './live-board.module.css';
import { liveMessages as messages } from './messages.ts';
import { PeopleList } from './people-list.tsx';
import { QueueList } from './queue-list.tsx';
import { useLiveBoard } from './use-live-board.ts';
import { WallLinksDialog } from './wall-links.tsx';
import { wallMessages } from './wall-messages.ts';

/** /admin-settings/teams/live: calls, queues and people at this moment (LIVE-01). */
export function Component() {
  const t = useT();
  const board = useLiveBoard();
  const [isWallsOpen, setWallsOpen] = useState(false);
  // A wall shows all of the account: its links are the admins'.
  const isAdmin = useAtomValue(profileAtom)?.role === 'admin';
  const title = t(messages.title);
  const waiting = board.data ? boardView(board.data).waiting.length : 0;
  useBreadcrumb([
    { label: t(common.teams), to: paths.admin.teams.listing() },
    { label: t(messages.live) },
  ]);
  return (
    <TabbedPage
      label={title}
      title={t(common.teams)}
      tabs={<TeamsTabs waiting={waiting} />}
      actions={
        <div className="ui-actions">
          {board.data?.hasSamples && <SamplesButton />}
          {isAdmin && <Button onClick={() => setWallsOpen(true)}>{t(wallMessages.title)}</Button>}
        </div>
      }
    >
      <div className={css.body}>
        {board.data ? (
          <Board board={board.data} onSigned={() => board.refetch()} />
        ) : (
          <Loading query={board} />
        )}
      </div>
      {isWallsOpen && <WallLinksDialog onClose={() => setWallsOpen(false)} />}
    </TabbedPage>
  );
}

function SamplesButton() {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const play = async () => {
    setBusy(true);
    try {
      const { count } = await call(playSampleCalls, { body: {} });
      notify.success(t(messages.samplesStarted, { count }));
    } catch (error) {
      notify.failure(error);
    }
    setBusy(false);
  };
  return (
    <Tooltip title={t(messages.samplesHint)}>
      <Button loading={isBusy} onClick={() => void play()}>
        {t(messages.samples)}
      </Button>
    </Tooltip>
  );
}

function Loading({ query }: { query: ReturnType<typeof useLiveBoard> }) {
  const t = useT();
  if (query.error) return <LoadFailure title={t(messages.failed)} query={query} />;
  return (
    <div className={css.loading} aria-busy="true">
      <Skeleton width="100%" height={92} />
      <Skeleton width="100%" height={160} />
      <Skeleton width="100%" height={240} />
    </div>
  );
}

type LoadedBoard = NonNullable<ReturnType<typeof useLiveBoard>['data']>;

function Board({ board, onSigned }: { board: LoadedBoard; onSigned(): Promise<unknown> }) {
  const t = useT();
  const isOn = useAtomValue(liveStateAtom) !== 'off';
  const zone = useAtomValue(timeZoneAtom);
  const now = useServerTime(board.ahead, isOn);
  const view = boardView(board);
  return (
    <>
      {!isOn && (
        <Alert
          kind="warning"
          title={t(messages.notLive, { time: formatDateTime(board.at, zone) })}
        />
      )}
      <Figures board={board} now={now} />
      <div className={css.columns}>
        <div className={css.main}>
          {view.queues.length > 0 && (
            <QueueList queues={view.queues} people={view.people} now={now} onSigned={onSigned} />
          )}
          <CallList board={board} now={now} />
        </div>
        <PeopleList people={view.people} teams={board.teams} now={now} />
      </div>
    </>
  );
}

/** Five figures of this moment. */
function Figures({ board, now }: { board: LoadedBoard; now: number }) {
  const t = useT();
  const { talking, ringing, waiting, people } = boardView(board);
  const { inbound, answered } = board.today;
  const outbound = talking.filter(({ direction }) => direction === 'outbound').length;
  const count = (state: string) => people.filter((person) => person.state === state).length;
  const longest = (calls: readonly { startedAt: string }[]) =>
    durationText(
      now - Math.min(...(calls as typeof talking).map((one) => Date.parse(sinceOf(one)))),
    );
  const [free, all] = [count('free'), people.length];
  return (
    <dl className={css.figures}>
      <Figure
        label={t(messages.talking)}
        value={formatNumber(talking.length)}
        isLive={talking.length > 0}
        note={t(messages.talkingNote, { inbound: talking.length - outbound, outbound })}
      />
      <Figure
        label={t(messages.ringing)}
        value={formatNumber(ringing.length)}
        isLive={ringing.length > 0}
        note={ringing.length > 0 ? t(messages.ringingNote, { time: longest(ringing) }) : ''}
      />
      <Figure
        label={t(messages.waiting)}
        value={formatNumber(waiting.length)}
        isLive={waiting.length > 0}
        note={
          waiting.length > 0
            ? t(messages.waitingNote, { time: longest(waiting) })
            : t(messages.nobodyWaits)
        }
      />
      <Figure
        label={t(messages.free)}
        value={t(messages.ofAll, { count: free, all })}
        isShort={free === 0 && all > 0}
        note={t(messages.freeNote, { talking: count('talking'), away: count('away') })}
      />
      <Figure
        label={t(messages.today)}
        value={t(messages.ofAll, { count: answered, all: inbound })}
        note={
          inbound === 0
            ? t(messages.noneToday)
            : t(messages.todayNote, { share: Math.round((100 * answered) / inbound) })
        }
      />
    </dl>
  );
}

interface FigureProps {
  label: string;
  value: string;
  note: string;
  /** Somebody is in a call. */
  isLive?: boolean;
  /** Nobody is free. */
  isShort?: boolean;
}

function Figure({ label, value, note, isLive = false, isShort = false }: FigureProps) {
  return (
    <div className={css.figure} data-live={isLive} data-short={isShort}>
      <dt>{label}</dt>
      <dd className="ui-num">{value}</dd>
      <dd className={css.note}>{note}</dd>
    </div>
  );
}
