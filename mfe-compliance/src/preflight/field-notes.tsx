import { say } from '@jackfield/compliance';
import { useT } from '@jackfield/runtime';
import { CheckMark } from './check-mark.tsx';
import css from './check.module.css';
import { LinkButton } from './link-button.tsx';
import { preflightMessages as messages } from './messages.ts';
import { useFieldFindings, usePreflightState } from './preflight-state.ts';
import { SourceLink } from './source-link.tsx';

interface FieldNotesProps {
  field: string;
  /** A rule whose finding something else tells. */
  except?: string | undefined;
}

/** What is found in a field, under it: a line each, with the link that mends it. */
export function FieldNotes({ field, except }: FieldNotesProps) {
  const t = useT();
  const state = usePreflightState();
  const findings = useFieldFindings(field).filter(({ code }) => code !== except);
  if (!state || findings.length === 0) return null;
  return (
    <ul className={css.notes}>
      {findings.map((finding) => (
        <li key={finding.code} className={css.note} data-state={finding.state}>
          <CheckMark state={finding.state} size={14} />
          <span>{say(finding.title)}</span>
          {finding.spans.length > 0 && (
            <span className="ui-hidden">{t(messages.marked, { count: finding.spans.length })}</span>
          )}
          {finding.fix && finding.state !== 'overridden' && (
            <LinkButton onClick={() => state.fix(finding)}>{say(finding.fix.label)}</LinkButton>
          )}
          <SourceLink source={finding.source} />
        </li>
      ))}
    </ul>
  );
}
