import { Button } from '@jackfield/kit/ui/core';
import { CircleAlert, Info, TriangleAlert } from '@jackfield/kit/ui/icons';
import { common, useT } from '@jackfield/runtime';
import css from './check.module.css';
import { checkMessages } from './messages.ts';
import { findingKey, type StoredFinding } from './use-findings.ts';

const icons = { error: CircleAlert, warning: TriangleAlert, info: Info };

export interface RowActions {
  /** Key of the finding whose call is shown. */
  shown: string | null;
  /** Key of the finding that is being put right. */
  running: string | null;
  /** Keys of findings that stand no more; true where they were put right here. */
  gone: ReadonlyMap<string, boolean>;
  onTry(finding: StoredFinding): void;
  onFix(finding: StoredFinding): void;
}

interface FindingRowProps extends RowActions {
  finding: StoredFinding;
}

/** A finding: what is wrong, what callers meet, the call that shows it, and the fix. */
export function FindingRow({ finding, shown, running, gone, onTry, onFix }: FindingRowProps) {
  const t = useT();
  const { severity, message, effect, fix, call } = finding;
  const key = findingKey(finding);
  const isShown = shown === key;
  const Icon = icons[severity];
  const isGone = gone.has(key);
  const isOneClick = fix.acts.length > 0;
  return (
    <li
      className={css.row}
      tabIndex={-1}
      data-finding={key}
      data-severity={severity}
      data-shown={isShown || undefined}
      data-gone={isGone || undefined}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      <div className={css.words}>
        <p className={severity === 'info' ? undefined : 'ui-strong'}>{message}</p>
        <p className="ui-secondary">{effect}</p>
      </div>
      <div className={css.actions}>
        {call && isShown && <span className={css.mark}>{t(checkMessages.shown)}</span>}
        {call && !isShown && (
          <Button looks type="link" disabled={isGone} onClick={() => onTry(finding)}>
            {t(checkMessages.tryCall)}
          </Button>
        )}
        <Button loading={running === key} disabled={isGone} onClick={() => onFix(finding)}>
          {isOneClick ? fix.text : t(checkMessages.elsewhere, { fix: fix.text })}
        </Button>
      </div>
      {gone.get(key) && <span className={css.done}>{t(common.done)}</span>}
    </li>
  );
}
