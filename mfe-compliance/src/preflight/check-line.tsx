import { say } from '@jackfield/compliance';
import { useT } from '@jackfield/runtime';
import { CheckMark } from './check-mark.tsx';
import css from './check.module.css';
import { LinkButton } from './link-button.tsx';
import { preflightMessages as messages } from './messages.ts';
import type { PreflightState } from './preflight-state.ts';
import type { ShownFinding } from './shown.ts';
import { SourceLink } from './source-link.tsx';

interface CheckLineProps {
  finding: ShownFinding;
  state: PreflightState;
  /** Asks for the reason to send it anyway; left out where it is too early. */
  onOverride?: ((finding: ShownFinding) => void) | undefined;
}

/** Mark, fact, one sentence, one link that mends it, and where the rule was read. */
export function CheckLine({ finding, state, onOverride }: CheckLineProps) {
  const t = useT();
  const { fix } = finding;
  const isTodo = finding.state === 'todo';
  const isOverridden = finding.state === 'overridden';
  return (
    <li className={css.line}>
      <CheckMark state={finding.state} />
      <div className={css.words}>
        <p className={isTodo || isOverridden ? undefined : 'ui-strong'}>
          {say(isTodo ? finding.goal : finding.title)}
        </p>
        {!isTodo && (
          <p className="ui-secondary">
            {isOverridden ? t(messages.overridden) : say(finding.detail)}
          </p>
        )}
        <p className={css.actions}>
          {isOverridden ? (
            <LinkButton onClick={() => state.withdraw(finding.code)}>
              {t(messages.withdraw)}
            </LinkButton>
          ) : (
            <LinkButton onClick={() => (fix && !isTodo ? state.fix(finding) : state.go(finding))}>
              {fix && !isTodo ? say(fix.label) : t(messages.goTo)}
            </LinkButton>
          )}
          {finding.state === 'block' && onOverride && (
            <LinkButton onClick={() => onOverride(finding)}>{t(messages.overrideLink)}</LinkButton>
          )}
          {!isTodo && <SourceLink source={finding.source} />}
        </p>
      </div>
    </li>
  );
}
