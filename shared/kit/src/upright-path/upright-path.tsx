import type { ReactNode } from 'react';
import css from './upright-path.module.css';

/** Went on, not as meant, failed, or the end and what is still to come. */
export type PathLook = 'on' | 'amiss' | 'failed' | 'end';

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

/** What happened one after the other, as jacks on a cord from top to bottom. */
export function UprightPath({ stops }: { stops: readonly PathStop[] }) {
  return (
    <ol className={css.path}>
      {stops.map(({ key, at, time, look, title, note, aside }) => (
        <li key={key} className={css.stop} data-look={look}>
          <time className="ui-num" dateTime={at}>
            {time}
          </time>
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
