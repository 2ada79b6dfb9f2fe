import { paths } from '@jackfield/contract';
import { Button } from '@jackfield/kit/ui/core';
import { Check } from '@jackfield/kit/ui/icons';
import { common, formatList, navigateTo, profileAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { ItemText } from '../home/attention-row.tsx';
import type { HomeItem, Overview } from '../home/overview.ts';
import { severitySigns, useItemRun } from '../home/use-item-run.ts';
import { ownPath } from '../navigation/own-path.ts';
import css from './bell-panel.module.css';
import { bellPanelId } from './bell-state.ts';
import { bellMessages } from './messages.ts';

const close = () => document.getElementById(bellPanelId)?.hidePopover();

function goTo(path: string): void {
  close();
  void navigateTo(path);
}

export interface BellPanelProps {
  overview: Overview;
  settled: readonly HomeItem[];
  isUnread(item: HomeItem): boolean;
  /** Marks all as read. */
  onRead(): void;
  /** The person does something about it. */
  onAct(item: HomeItem): void;
}

/** One entry a matter with its one button; below it what settled by itself. */
export function BellPanel({ overview, settled, isUnread, onRead, onAct }: BellPanelProps) {
  const t = useT();
  const profile = useAtomValue(profileAtom);
  const { items, missing, isSettled } = overview;
  return (
    <section className={css.panel} aria-label={t(bellMessages.title)}>
      <header className={css.head}>
        <h2 className="ui-section">{t(bellMessages.title)}</h2>
        {items.some(isUnread) && (
          <Button type="text" size="small" onClick={onRead}>
            {t(bellMessages.markRead)}
          </Button>
        )}
      </header>
      {items.length > 0 && (
        <ul className={`ui-rows ${css.rows}`} aria-label={t(bellMessages.yourMove)}>
          {items.map((item) => (
            <Matter key={item.key} item={item} isUnread={isUnread(item)} onAct={onAct} />
          ))}
        </ul>
      )}
      {items.length === 0 && (
        <div className={css.nothing}>
          {isSettled ? (
            <>
              <strong>{t(bellMessages.nothing)}</strong>
              <p className="ui-secondary">{t(bellMessages.nothingText)}</p>
            </>
          ) : (
            <p className="ui-secondary">{t(bellMessages.checking)}</p>
          )}
        </div>
      )}
      {missing.length > 0 && (
        <div className={css.missing}>
          <p className="ui-secondary">
            {t(bellMessages.missing, { area: formatList(missing.map(({ label }) => label)) })}
          </p>
          <Button size="small" onClick={() => missing.forEach(({ retry }) => retry())}>
            {t(common.tryAgain)}
          </Button>
        </div>
      )}
      {settled.length > 0 && (
        <>
          <h3 className={`ui-note ${css.group}`}>{t(bellMessages.settled)}</h3>
          <ul className={`ui-rows ${css.rows}`} aria-label={t(bellMessages.settled)}>
            {settled.map((item) => (
              <li key={item.key} className={css.matter} data-severity="settled">
                <span className="ui-tile">
                  <Check size={16} strokeWidth={1.75} aria-hidden="true" />
                </span>
                <p className={css.text}>
                  <ItemText item={item} />
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      <footer className={css.foot}>
        {profile?.role === 'admin' && (
          <Button type="link" size="small" onClick={() => goTo(paths.admin.home())}>
            {t(bellMessages.openHome)}
          </Button>
        )}
        {profile && (
          <Button type="link" size="small" onClick={() => goTo(ownPath(profile, 'notifications'))}>
            {t(bellMessages.settings)}
          </Button>
        )}
      </footer>
    </section>
  );
}

interface MatterProps {
  item: HomeItem;
  isUnread: boolean;
  onAct(item: HomeItem): void;
}

function Matter({ item, isUnread, onAct }: MatterProps) {
  const t = useT();
  const { isRunning, run } = useItemRun(item);
  const { severity, action } = item;
  const Sign = severitySigns[severity];

  async function act(): Promise<void> {
    onAct(item);
    if (action.to) return goTo(action.to);
    await run();
  }

  return (
    <li className={css.matter} data-severity={severity} data-unread={isUnread || undefined}>
      <span className="ui-tile">
        <Sign size={16} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div className={css.text}>
        {isUnread && <span className="ui-hidden">{t(bellMessages.unread)}: </span>}
        <ItemText item={item} />
        <div className={css.act}>
          <Button size="small" loading={isRunning} onClick={() => void act()}>
            {action.label}
          </Button>
        </div>
      </div>
    </li>
  );
}
