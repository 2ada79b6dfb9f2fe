import { Button, Skeleton } from '@jackfield/kit/ui/core';
import { ChevronDown, ChevronUp, CloudOff, EyeOff } from '@jackfield/kit/ui/icons';
import { common, formatList, formatNumber, useT } from '@jackfield/runtime';
import { useRef, useState } from 'react';
import css from './attention.module.css';
import { AttentionRow, ItemText } from './attention-row.tsx';
import { attentionMessages } from './messages.ts';
import type { HomeItem, Missing, Overview } from './overview.ts';
import { useHeld } from './use-held.ts';
import { useHiding } from './use-hiding.ts';

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
  /** Every area has answered once since the page was opened. */
  wasSettled: boolean;
  /** Asks all that could not be asked. */
  onRetry(): void;
}

/** What loses calls and what wants to be done soon, one line and one button each. */
export function AttentionCard({ overview, wasSettled, onRetry }: AttentionCardProps) {
  const t = useT();
  const place = useRef<HTMLElement>(null);
  const { items, hidden, missing, isSettled } = overview;
  const { hide, showAgain } = useHiding(overview);
  // What is not urgent waits for all areas once, so that rows come from top to bottom.
  const known = wasSettled ? items : items.filter(({ severity }) => severity === 'lost');
  const held = useHeld(place, known, keeping);
  const { rows } = held;
  if (rows.length + hidden.length + missing.length === 0 && isSettled) return null;
  const isWaiting = rows.length === 0 && !isSettled;
  const [first] = rows;
  return (
    <section
      ref={place}
      className={`ui-card ${css.card}`}
      aria-label={t(attentionMessages.title)}
      data-waiting={isWaiting || !wasSettled || undefined}
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
          isHidden={(item) => hidden.some(({ key }) => key === item.key)}
          onAct={held.hold}
          onHide={hide}
        />
      ))}
      {isWaiting && (
        <div className={css.wait}>
          <Skeleton width={120} height={14} />
          <Skeleton width="100%" height="100%" faint />
        </div>
      )}
      {missing.length > 0 && (
        <ul className={css.rows}>
          <MissingRow missing={missing} onRetry={onRetry} />
        </ul>
      )}
      {hidden.length > 0 && (
        <Hidden
          items={hidden}
          onShow={(item) => {
            held.release();
            showAgain(item);
          }}
        />
      )}
    </section>
  );
}

/** What the person has hidden, behind its count. */
function Hidden({ items, onShow }: { items: readonly HomeItem[]; onShow(item: HomeItem): void }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <>
      <div className={css.more}>
        <Button
          type="link"
          aria-expanded={isOpen}
          icon={<Chevron size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => setOpen(!isOpen)}
        >
          {t(attentionMessages.hiddenCount, { count: items.length })}
        </Button>
      </div>
      {isOpen && (
        <ul className={css.rows}>
          {items.map((item) => (
            <li key={item.key} className={css.row} data-severity="hidden">
              <EyeOff size={18} strokeWidth={1.75} aria-hidden="true" />
              <p className={css.text}>
                <ItemText item={item} />
              </p>
              <Button onClick={() => onShow(item)}>{t(attentionMessages.showAgain)}</Button>
              <span className={css.aside} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface GroupProps {
  severity: HomeItem['severity'];
  items: readonly HomeItem[];
  /** Key of the item whose button is the page's primary one. */
  first: string;
  isGone(item: HomeItem): boolean;
  isHidden(item: HomeItem): boolean;
  onAct(): void;
  onHide(item: HomeItem): void;
}

function Group({ severity, items, first, isGone, isHidden, onAct, onHide }: GroupProps) {
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
            isHidden={isHidden(item)}
            onAct={onAct}
            onHide={() => onHide(item)}
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
