import { formatPhone } from '@jackfield/domain';
import type { TextDifference, TextReader } from '@jackfield/domain/routing';
import { StatusBadge } from '@jackfield/kit/ui/core';
import { t as text, useT } from '@jackfield/runtime';
import { noticeMessages, readerMessages, textMessages } from './messages.ts';
import { severityLooks } from './severity-look.ts';
import css from './who-notices.module.css';

const readerText = ({ kind, name }: TextReader) => text(readerMessages[kind], { name });

/** One difference of text messages: how bad, which number, who reads them instead. */
export function TextLine({ difference }: { difference: TextDifference }) {
  const t = useT();
  const { number, before, after, severity } = difference;
  return (
    <li>
      <StatusBadge {...severityLooks[severity]}>{t(textMessages[severity])}</StatusBadge>
      <span className={css.number}>{`${number.label} ${formatPhone(number.number)}`}</span>
      <span className={css.who}>{t(noticeMessages.texting)}</span>
      <span className={css.change}>
        <s>{readerText(before)}</s> <strong>{readerText(after)}</strong>
      </span>
    </li>
  );
}
