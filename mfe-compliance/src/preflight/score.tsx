import { type Message, useT } from '@jackfield/runtime';
import { preflightMessages as messages } from './messages.ts';
import type { PreflightState } from './preflight-state.ts';
import css from './score.module.css';

const radius = 24;
const round = 2 * Math.PI * radius;

/** In a word how far it is; ready at the end alone, as each step asks for more than its texts. */
function useScoreTitle({ open, shown }: PreflightState, ready: Message): string {
  const t = useT();
  if (shown.some(({ state }) => state === 'block')) return t(messages.notReady);
  return open === 0 && shown.every(({ state }) => state !== 'todo')
    ? t(ready)
    : t(messages.asYouType);
}

function usePassText(state: PreflightState): string {
  const t = useT();
  const { passes, total } = state;
  const codesOf = (wanted: string) =>
    new Set(state.shown.filter((one) => one.state === wanted).map(({ code }) => code)).size;
  const overridden = codesOf('overridden');
  if (overridden > 0) return t(messages.passWithOverrides, { passes, total, count: overridden });
  const warned = codesOf('warn');
  return warned > 0
    ? t(messages.passWithWarnings, { passes, total, count: warned })
    : t(messages.passCount, { passes, total });
}

/** How many checks pass, as a bar; beside the form and over its foot. */
export function ScoreBar({ state }: { state: PreflightState }) {
  const t = useT();
  const { isBegun, passes, total } = state;
  const share = isBegun ? passes / Math.max(1, total) : 0;
  return (
    <div className={css.score}>
      <p className={css.head}>
        <strong className="ui-strong">{useScoreTitle(state, messages.allPass)}</strong>
        {isBegun && (
          <span className="ui-caption ui-num">{t(messages.passCount, { passes, total })}</span>
        )}
      </p>
      <span className={css.track}>
        <span className={css.bar} style={{ width: `${100 * share}%` }} />
      </span>
    </div>
  );
}

/** How many checks pass, as a ring; on the last step. */
export function ScoreRing({ state }: { state: PreflightState }) {
  const { passes, total } = state;
  const share = passes / Math.max(1, total);
  return (
    <div className={css.ring}>
      <svg width="56" height="56" viewBox="0 0 56 56" aria-hidden="true">
        <circle className={css.rest} cx="28" cy="28" r={radius} />
        <circle
          className={css.part}
          cx="28"
          cy="28"
          r={radius}
          strokeDasharray={`${share * round} ${round}`}
          transform="rotate(-90 28 28)"
        />
        <text x="28" y="33" textAnchor="middle">
          {passes}
        </text>
      </svg>
      <div>
        <p className="ui-strong">{useScoreTitle(state, messages.ready)}</p>
        <p className="ui-secondary ui-num">{usePassText(state)}</p>
      </div>
    </div>
  );
}
