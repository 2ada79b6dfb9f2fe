import { Button } from '@jackfield/kit/ui/core';
import { ChevronDown, ChevronUp, Info } from '@jackfield/kit/ui/icons';
import { formatNumber, useT } from '@jackfield/runtime';
import { useState } from 'react';
import css from './check.module.css';
import { FindingRow, type RowActions } from './finding-row.tsx';
import { checkMessages, foldMessages } from './messages.ts';
import { findingKey, type StoredFinding } from './use-findings.ts';

const severities = ['error', 'warning', 'info'] as const;
const notes = {
  error: checkMessages.errorNote,
  warning: checkMessages.warningNote,
  info: checkMessages.infoNote,
};
/** So many notes of one kind are one line. */
const fewest = 3;
const namesShown = 3;

interface CheckGroupsProps extends RowActions {
  findings: readonly StoredFinding[];
}

/** Findings by what they cost: lost calls, calls that may be lost, and what is worth a look. */
export function CheckGroups({ findings, ...actions }: CheckGroupsProps) {
  const t = useT();
  const isOpen = (finding: StoredFinding) => !actions.gone.has(findingKey(finding));
  return severities.map((severity) => {
    const group = findings.filter((finding) => finding.severity === severity);
    if (group.length === 0) return null;
    const byCode = Map.groupBy(group, ({ code }) => code);
    const kinds = severity === 'info' ? [...byCode] : [];
    const isFolded = (code: string) =>
      severity === 'info' && (byCode.get(code)?.length ?? 0) >= fewest;
    return (
      <section
        key={severity}
        className={`ui-card ${css.group}`}
        aria-labelledby={`check-${severity}`}
      >
        <header className={css.groupHead}>
          <h2 id={`check-${severity}`}>
            {t(checkMessages[severity])} <span>{formatNumber(group.filter(isOpen).length)}</span>
          </h2>
          <p className="ui-note">{t(notes[severity])}</p>
        </header>
        <ul aria-labelledby={`check-${severity}`}>
          {group
            .filter(({ code }) => !isFolded(code))
            .map((finding) => (
              <FindingRow key={findingKey(finding)} finding={finding} {...actions} />
            ))}
          {kinds
            .filter(([code]) => isFolded(code))
            .map(([code, alike]) => (
              <FoldedRow key={code} code={code} findings={alike} {...actions} />
            ))}
        </ul>
      </section>
    );
  });
}

const isFold = (code: string): code is keyof typeof foldMessages => code in foldMessages;

/** Notes of one kind in one line, which opens. */
function FoldedRow({
  code,
  findings,
  ...actions
}: RowActions & { code: string; findings: readonly StoredFinding[] }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const names = [...new Set(findings.map(({ object }) => object.name))];
  const some = names.slice(0, namesShown).join(', ');
  const said = {
    count: findings.length,
    names: names.length > namesShown ? `${some}…` : some,
  };
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <>
      <li className={css.row} data-severity="info">
        <Info size={18} strokeWidth={1.75} aria-hidden="true" />
        <p className={css.words}>{t(foldMessages[isFold(code) ? code : 'other'], said)}</p>
        <Button looks type="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t(checkMessages.hide) : t(checkMessages.show, { count: findings.length })}
          <Chevron size={16} strokeWidth={1.75} aria-hidden="true" />
        </Button>
      </li>
      {isOpen &&
        findings.map((finding) => (
          <FindingRow key={findingKey(finding)} finding={finding} {...actions} />
        ))}
    </>
  );
}
