import type { ReactNode } from 'react';
import css from './upright-path.module.css';

/** Went on, not as meant or your move, failed, the end, or still to come. */
export type PathLook = 'on' | 'amiss' | 'failed' | 'end' | 'ahead';

export interface PathStop {
  readonly key: string;
  /** The instant, and how it is shown; neither where it is not known. */
  readonly at?: string;
  readonly time?: string;
  readonly look: PathLook;
  readonly title: string;
  /** One line of why. */
  readonly note?: ReactNode;
  /** Stands at the end: a link, or why there is none. */
  readonly aside?: ReactNode;
}

/** What happened one after the other, as jacks on a cord from top to bottom; times before them. */
export function UprightPath({ stops }: { stops: readonly PathStop[] }) {
  const isTimed = stops.some(({ time }) => time !== undefined);
  return (
    <ol className={css.path} data-timed={isTimed}>
      {stops.map(({ key, at, time, look, title, note, aside }) => (
        <li key={key} className={css.stop} data-look={look}>
          {isTimed && (
            <time className="ui-num" dateTime={at}>
              {time}
            </time>
          )}
          <span className={css.jack} aria-hidden="true" />
          <div className={css.text}>
            <h3>{title}</h3>
            {note && <p>{note}</p>}
          </div>
          {aside}
        </li>
      ))}
    </ol>
  );
}
