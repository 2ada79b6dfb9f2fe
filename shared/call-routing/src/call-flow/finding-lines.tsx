import type { Finding, RoutePlace } from '@jackfield/domain/routing';
import { Button } from '@jackfield/kit/ui/core';
import { CircleAlert, Info, TriangleAlert } from '@jackfield/kit/ui/icons';
import { common, useT } from '@jackfield/runtime';
import { useState } from 'react';
import css from './finding-lines.module.css';
import { flowMessages } from './messages.ts';

export interface FindingLinesProps {
  findings: readonly Finding[];
  /** Name of the list; 'Findings' unless given. */
  label?: string;
  /** Leads to the place where a finding is put right; what the fix would do is done there. */
  onFix?: ((place: RoutePlace) => void) | undefined;
}

const icons = { error: CircleAlert, warning: TriangleAlert, info: Info };
const shownAtFirst = 3;

/** Findings as lines, the worst first, each with its fix. */
export function FindingLines({ findings, label, onFix }: FindingLinesProps) {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? findings : findings.slice(0, shownAtFirst);
  if (findings.length === 0) return null;
  return (
    <>
      <ul className={css.list} aria-label={label ?? t(common.findings)}>
        {shown.map((finding) => {
          const Icon = icons[finding.severity];
          return (
            <li key={`${finding.code} ${finding.message}`} data-severity={finding.severity}>
              <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
              <span>{finding.message}</span>
              {onFix && (
                <Button type="link" size="small" onClick={() => onFix(finding.fix.place)}>
                  {finding.fix.acts.length === 0
                    ? finding.fix.text
                    : t(flowMessages.change, { name: finding.object.name })}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {findings.length > shown.length && (
        <Button type="link" className={css.all ?? ''} onClick={() => setWhole(true)}>
          {t(flowMessages.showAll, { count: findings.length })}
        </Button>
      )}
    </>
  );
}
