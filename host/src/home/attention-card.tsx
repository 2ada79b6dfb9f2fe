import { Button, Skeleton } from '@jackfield/kit/ui/core';
import { CloudOff } from '@jackfield/kit/ui/icons';
import { common, formatList, formatNumber, useT } from '@jackfield/runtime';
import { useRef, useState } from 'react';
import css from './attention.module.css';
import { AttentionRow } from './attention-row.tsx';
import { attentionMessages } from './messages.ts';
import type { HomeItem, Missing, Overview } from './overview.ts';
import { useHeld } from './use-held.ts';

/** Of a group, so many stand at once. */
const shown = 5;
const severities = ['lost', 'soon'] as const;
const keeping = {
  keyOf: ({ key }: HomeItem) => key,
  // One that became less urgent keeps its place among those that it stood with.
  stay: (now: HomeItem, { severity }: HomeItem): HomeItem => ({ ...now, severity }),
};

interface AttentionCardProps {
  overview: Overview;
  /** Asks all that could not be asked. */
  onRetry(): void;
}

/** What loses calls and what wants to be done soon, one line and one button each. */
export function AttentionCard({ overview, onRetry }: AttentionCardProps) {
  const t = useT();
  const place = useRef<HTMLElement>(null);
  const { items, missing, isSettled } = overview;
  const held = useHeld(place, items, keeping);
  const { rows } = held;
  if (rows.length === 0 && missing.length === 0 && isSettled) return null;
  const isWaiting = rows.length === 0 && !isSettled;
  const [first] = rows;
  return (
    <section
      ref={place}
      className="ui-card"
      aria-label={t(attentionMessages.title)}
      aria-busy={!isSettled || undefined}
      {...held.pointer}
    >
      {severities.map((severity) => (
        <Group
          key={severity}
          severity={severity}
          items={rows.filter((row) => row.severity === severity)}
          first={first?.key ?? ''}
          isGone={held.isGone}
          onAct={held.hold}
        />
      ))}
      {isWaiting && (
        <div className={css.wait}>
          <Skeleton width={120} height={14} />
          <Skeleton width="100%" height={132} faint />
        </div>
      )}
      {missing.length > 0 && (
        <ul className={css.rows}>
          <MissingRow missing={missing} onRetry={onRetry} />
        </ul>
      )}
    </section>
  );
}

interface GroupProps {
  severity: HomeItem['severity'];
  items: readonly HomeItem[];
  /** Key of the item whose button is the page's primary one. */
  first: string;
  isGone(item: HomeItem): boolean;
  onAct(): void;
}

function Group({ severity, items, first, isGone, onAct }: GroupProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  if (items.length === 0) return null;
  const rest = items.length - shown;
  const id = `home-${severity}`;
  return (
    <>
      <header className={css.groupHead}>
        <h2 id={id}>{t(attentionMessages[severity])}</h2>
        <span className="ui-num">{formatNumber(items.filter((item) => !isGone(item)).length)}</span>
      </header>
      <ul className={css.rows} aria-labelledby={id}>
        {items.slice(0, isOpen ? items.length : shown).map((item) => (
          <AttentionRow
            key={item.key}
            item={item}
            isFirst={item.key === first}
            isGone={isGone(item)}
            onAct={onAct}
          />
        ))}
      </ul>
      {rest > 0 && !isOpen && (
        <div className={css.more}>
          <Button type="link" onClick={() => setOpen(true)}>
            {t(attentionMessages.more, { count: rest })}
          </Button>
        </div>
      )}
    </>
  );
}

/** Areas that could not be asked: what they know may be missing here, or be of before. */
function MissingRow({ missing, onRetry }: { missing: readonly Missing[]; onRetry(): void }) {
  const t = useT();
  return (
    <li className={css.row} data-severity="missing">
      <CloudOff size={18} strokeWidth={1.75} aria-hidden="true" />
      <p className={css.text} role="alert">
        {t(attentionMessages.missing, { area: formatList(missing.map(({ label }) => label)) })}{' '}
        <span className="ui-note">{t(attentionMessages.retrying)}</span>
      </p>
      <Button onClick={onRetry}>{t(common.tryAgain)}</Button>
    </li>
  );
}
