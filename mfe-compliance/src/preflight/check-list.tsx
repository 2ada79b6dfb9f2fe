import { say } from '@jackfield/compliance';
import { useT } from '@jackfield/runtime';
import { useState } from 'react';
import { CheckLine } from './check-line.tsx';
import { CheckMark } from './check-mark.tsx';
import css from './check.module.css';
import { LinkButton } from './link-button.tsx';
import { preflightMessages as messages } from './messages.ts';
import { OverrideDialog } from './override-dialog.tsx';
import type { PreflightState } from './preflight-state.ts';
import { oncePerRule, type ShownFinding } from './shown.ts';

interface CheckListProps {
  state: PreflightState;
  /** Everything is told, and a block can be sent with a reason. */
  isLast: boolean;
}

/** How many that pass are told before somebody asks for the others. */
const passedAtFirst = { open: 1, last: 3 } as const;

/** What is found, worst first; of what is still to do only what the open step asks for. */
export function CheckList({ state, isLast }: CheckListProps) {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  const [asked, setAsked] = useState<ShownFinding | null>(null);
  const findings = oncePerRule(state.shown);
  const shown = findings.filter((one) => one.state !== 'todo' || isLast || state.isHere(one.field));
  const later = findings.length - shown.length;
  const first = isLast ? passedAtFirst.last : passedAtFirst.open;
  const all = state.isBegun ? state.passed : [];
  const passed = isWhole ? all : all.slice(0, first);
  const hidden = all.length - first;
  return (
    <>
      <ul className={css.list} aria-label={t(messages.checks)}>
        {shown.map((finding) => (
          <CheckLine
            key={`${finding.code} ${finding.field}`}
            finding={finding}
            state={state}
            onOverride={isLast ? setAsked : undefined}
          />
        ))}
        {passed.map(({ code, title }) => (
          <li key={code} className={css.line}>
            <CheckMark state="passed" />
            <p className="ui-text2">{say(title)}</p>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <LinkButton aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t(messages.less) : t(messages.more, { count: hidden })}
        </LinkButton>
      )}
      {later > 0 && <p className="ui-caption">{t(messages.later, { count: later })}</p>}
      {asked && (
        <OverrideDialog
          finding={asked}
          onConfirm={(reason) => state.override(asked.code, reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
