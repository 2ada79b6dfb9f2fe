import { formatDay, formatPhone, formatTimeOfDay } from '@jackfield/domain';
import type { Impact, TextDifference, TextReader } from '@jackfield/domain/routing';
import { Alert, Button, StatusBadge } from '@jackfield/kit/ui/core';
import { Check } from '@jackfield/kit/ui/icons';
import { formatList, t as text, useT } from '@jackfield/runtime';
import { type ReactNode, useState } from 'react';
import type { SideLabels } from './before-then.tsx';
import { CallChange, type CallTries } from './call-change.tsx';
import { groupsOf } from './impact-groups.ts';
import { noneOf } from './impact.ts';
import { impactMessages } from './impact-messages.ts';
import css from './impact-summary.module.css';
import { readerMessages, textMessages } from './messages.ts';
import { localOf } from './question.ts';
import { severityStyles } from './severity-style.ts';

export interface ImpactSummaryProps extends Impact {
  zone: string;
  /** The record that the form is about, whose numbers need no name. */
  rootId?: string;
  /** Tries a call that meets a change, from an instant on. */
  tries?: CallTries;
  /** What the two sides are called, where it is no change to come. */
  labels?: SideLabels;
  /** What else is known of the change, before what stays. */
  children?: ReactNode;
}

/** The most serious ones; the others open. */
const shown = 3;

/** Which callers will notice a change, and when, worst first; or that none will (annex J4). */
export function ImpactSummary(props: ImpactSummaryProps) {
  const { tries, labels, rootId, zone, children, ...impact } = props;
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  const { differences, texts, compared, periods, stopped } = impact;
  const date = formatDay(localOf(zone, compared.until - 1).day);
  const isNone = differences.length + texts.length === 0;
  const groups = groupsOf(differences);
  const hidden = isWhole ? 0 : Math.max(groups.length - shown, 0);
  return (
    <div>
      {!isNone && (
        <ul className={css.list}>
          {groups.slice(0, groups.length - hidden).map((group) => (
            <CallChange
              key={group.key}
              group={group}
              impact={impact}
              zone={zone}
              rootId={rootId}
              tries={tries}
              labels={labels}
            />
          ))}
          {texts.map((one) => (
            <TextLine key={one.number.id} difference={one} />
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <Button type="link" className={css.more} onClick={() => setWhole(true)}>
          {t(impactMessages.more, { count: hidden })}
        </Button>
      )}
      {stopped.map(({ id, at, parts }) => {
        const { day, time } = localOf(zone, Date.parse(at));
        const when = { day: formatDay(day), time: formatTimeOfDay(time) };
        const names = formatList([...new Set(parts.map(({ name }) => name))]);
        return (
          <Alert key={id} kind="warning" title={t(impactMessages.stopped, { names, ...when })} />
        );
      })}
      {children}
      <p className={css.rest}>
        <Check size={14} strokeWidth={2} aria-hidden="true" />
        <span>
          {t(impactMessages[isNone ? noneOf(impact, rootId) : 'others'])}{' '}
          {t(periods.length > 1 ? impactMessages.checkedPlans : impactMessages.checked, { date })}
        </span>
      </p>
    </div>
  );
}

const readerText = ({ kind, name }: TextReader) => text(readerMessages[kind], { name });

/** One difference of text messages: how bad, which number, who reads them instead. */
function TextLine({ difference }: { difference: TextDifference }) {
  const t = useT();
  const { number, before, after, severity } = difference;
  return (
    <li>
      {severity !== 'changed' && (
        <StatusBadge {...severityStyles[severity]}>{t(textMessages[severity])}</StatusBadge>
      )}
      <span className={css.number}>{`${number.label} ${formatPhone(number.number)}`}</span>
      <span className={css.who}>{t(impactMessages.texting)}</span>
      <span className={css.change}>
        <s>{readerText(before)}</s> <strong>{readerText(after)}</strong>
      </span>
    </li>
  );
}
