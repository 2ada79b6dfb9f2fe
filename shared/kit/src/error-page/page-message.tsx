import type { ReactNode } from 'react';
import css from './error-page.module.css';

const columns = Array.from({ length: 9 }, (_, at) => 20 + at * 40);
const rows = [22, 66];

/** A cord that found no jack: the 404 picture. Decorative. */
function Board() {
  return (
    <svg className={css.board} viewBox="0 0 360 150" aria-hidden="true">
      {rows.flatMap((y) =>
        columns.map((x) => (
          <g key={`${x} ${y}`} className={css.jack}>
            <circle cx={x} cy={y} r="9" fill="none" strokeWidth="1.5" />
            <circle cx={x} cy={y} r="2" strokeWidth="0" fill="var(--ui-line2)" />
          </g>
        )),
      )}
      <circle cx="260" cy="66" r="13.5" className={css.wanted} />
      <path d="M100 22 C100 90 150 126 180 126 C205 126 220 118 232 106" className={css.cord} />
      <circle cx="100" cy="22" r="10.5" className={css.plugged} />
      <circle cx="100" cy="22" r="5" fill="var(--ui-live-dot)" />
      <g transform="translate(232 104) rotate(-38)">
        <rect x="-11" y="-5" width="20" height="10" rx="2" fill="var(--ui-live-dot)" />
        <rect x="11" y="-2" width="10" height="4" rx="1.5" fill="var(--ui-live-text)" />
      </g>
    </svg>
  );
}

export interface PageMessageProps {
  /** Small line above the title, for example the status. */
  code?: string;
  title: string;
  hint?: ReactNode;
  /** Shows the picture of the cord without a jack. */
  isPictured?: boolean;
  /** Is announced, since it comes in the place of what was waited for. */
  isAlert?: boolean;
  children?: ReactNode;
  /** Stands under the buttons. */
  below?: ReactNode;
}

/**
 * A whole page with one message, drawn without the component library. `data-page` tells a smoke that
 * the page which was asked for does not stand.
 */
export function PageMessage(props: PageMessageProps) {
  const { code, title, hint, isPictured, isAlert, children, below } = props;
  return (
    <div className={css.page} data-page="message" role={isAlert ? 'alert' : undefined}>
      {isPictured && <Board />}
      {code && <p className={css.code}>{code}</p>}
      <h1 className={css.title} tabIndex={-1}>
        {title}
      </h1>
      {hint && <p className={css.hint}>{hint}</p>}
      {children && <div className={`ui-actions ${css.actions}`}>{children}</div>}
      {below}
    </div>
  );
}
