import { formatPhone } from '@jackfield/domain';
import type { TextDifference, TextReader } from '@jackfield/domain/routing';
import { StatusBadge } from '@jackfield/kit/ui/core';
import { t as text, useT } from '@jackfield/runtime';
import { impactMessages, readerMessages, textMessages } from './messages.ts';
import { severityStyles } from './severity-style.ts';
import css from './impact-summary.module.css';

const readerText = ({ kind, name }: TextReader) => text(readerMessages[kind], { name });

/** One difference of text messages: how bad, which number, who reads them instead. */
export function TextLine({ difference }: { difference: TextDifference }) {
  const t = useT();
  const { number, before, after, severity } = difference;
  return (
    <li>
      <StatusBadge {...severityStyles[severity]}>{t(textMessages[severity])}</StatusBadge>
      <span className={css.number}>{`${number.label} ${formatPhone(number.number)}`}</span>
      <span className={css.who}>{t(impactMessages.texting)}</span>
      <span className={css.change}>
        <s>{readerText(before)}</s> <strong>{readerText(after)}</strong>
      </span>
    </li>
  );
}
