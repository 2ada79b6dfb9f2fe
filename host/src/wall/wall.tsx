import { formatTimeOfDay, timeBehindWord } from '@jackfield/domain';
import { localTimeAt, timeText } from '@jackfield/domain/business-hours';
import { perLocale } from '@jackfield/domain/locale';
import { BrandMark } from '@jackfield/kit/theme';
import { appliedThemeAtom, useServerTime, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { CallsNow } from './calls-now.tsx';
import { wallMessages as messages } from './messages.ts';
import { People } from './people.tsx';
import { type SeenBoard, useWall } from './use-wall.ts';
import { Waiting } from './waiting.tsx';
import css from './wall.module.css';

const dayFormat = perLocale(
  (locale, timeZone: string) =>
    new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long', month: 'short', day: 'numeric' }),
);
const clockText = (zone: string, at: number) =>
  formatTimeOfDay(timeText(localTimeAt(zone, at).minutes));

/** Keeps to the theme of the link, whatever this browser's own is. */
function useWallTheme(theme: SeenBoard['theme'] | undefined): void {
  const own = useAtomValue(appliedThemeAtom);
  useEffect(() => {
    document.documentElement.dataset['theme'] =
      theme === undefined || theme === 'system' ? own : theme;
  }, [theme, own]);
}

/** F fills the screen with the wall, and gives it back. */
function useFullScreen(): void {
  useEffect(() => {
    const onKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (key.toLowerCase() !== 'f' || ctrlKey || metaKey || altKey) return;
      const change = document.fullscreenElement
        ? document.exitFullscreen()
        : document.documentElement.requestFullscreen();
      // A browser that does not let pages do that shows the wall as it is.
      change.catch(() => undefined);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** /wall: calls, queues and people of an account on a wall, by the secret of its link (LIVE-02). */
export function Wall({ token }: { token: string }) {
  const t = useT();
  const { board, hasEnded, hasFailed, notLiveSince } = useWall(token);
  useWallTheme(board?.theme);
  useFullScreen();
  if (hasEnded) {
    return (
      <main className={css.alone}>
        <h1>{t(messages.endedTitle)}</h1>
        <p>{t(messages.endedText)}</p>
      </main>
    );
  }
  if (board === null) {
    return (
      <main className={css.alone} aria-busy={!hasFailed}>
        <p>{t(hasFailed ? messages.notLoaded : messages.loading)}</p>
      </main>
    );
  }
  return <Board board={board} notLiveSince={notLiveSince} />;
}

function Board({ board, notLiveSince }: { board: SeenBoard; notLiveSince: number | null }) {
  const t = useT();
  const { company, timeZone: zone, ahead } = board;
  const isLive = notLiveSince === null;
  const now = useServerTime(ahead, isLive);
  useEffect(() => {
    document.title = t(messages.title, { company });
  }, [t, company]);
  return (
    <main className={css.wall}>
      <header className={css.top}>
        <BrandMark size={28} />
        <h1 className="ui-clip">{company}</h1>
        <span className={css.day}>{dayFormat(zone).format(now)}</span>
        <time className="ui-num">{clockText(zone, now)}</time>
      </header>
      <div className={css.columns}>
        <Waiting queues={board.queues} today={board.today} now={now} />
        <CallsNow calls={board.calls} now={now} />
        <People people={board.people} zone={zone} now={now} />
      </div>
      <footer className={css.foot} data-live={isLive}>
        <output>
          <span className={css.dot} aria-hidden="true" />
          {isLive
            ? t(messages.live)
            : t(messages.notLive, { time: timeBehindWord(clockText(zone, notLiveSince + ahead)) })}
        </output>
        <span>{t(messages.noCallers)}</span>
      </footer>
    </main>
  );
}
