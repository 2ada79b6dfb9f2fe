import { textingLinkWords } from '@jackfield/domain/words/texting';
import type { TextingNumber } from '@jackfield/contract/api/texting';
import type { TextingLinkState } from '@jackfield/contract/api/texting-status';
import { Check, X } from '@jackfield/kit/ui/icons';
import { useT } from '@jackfield/runtime';
import css from './chain.module.css';
import { statusMessages as words } from './messages.ts';

/** What each sign of the chain means. */
export const stateNames = {
  done: words.stateDone,
  yours: words.stateYours,
  waiting: words.stateWaiting,
  stopped: words.stateStopped,
  later: words.stateLater,
  none: words.stateNone,
} as const satisfies Record<TextingLinkState, unknown>;

/** The sign of a link: plugged, with somebody, stopped or empty. */
export function Jack({ state }: { state: TextingLinkState }) {
  return (
    <span className={css.jack} data-state={state} aria-hidden="true">
      {state === 'done' && <Check size={9} strokeWidth={3} />}
      {state === 'stopped' && <X size={9} strokeWidth={3} />}
    </span>
  );
}

interface ChainProps {
  links: TextingNumber['links'];
  /** What stands below a link; without it the chain shows its signs alone. */
  note?(link: TextingNumber['links'][number]): string;
}

/** From the country to the last switch: what is in order, and the first link that is not. */
export function Chain({ links, note }: ChainProps) {
  const t = useT();
  return (
    <ol className={css.chain}>
      {links.map((one) => (
        <li key={one.link} className={css.link} data-state={one.state}>
          <Jack state={one.state} />
          <span className={note ? css.name : 'ui-hidden'}>{t(textingLinkWords[one.link])}</span>
          <span className="ui-hidden">{t(stateNames[one.state])}</span>
          {note && <span className={css.note}>{note(one)}</span>}
        </li>
      ))}
    </ol>
  );
}
