import { formatDay, formatPhone } from '@jackfield/domain';
import type { TextDifference, TextReader } from '@jackfield/domain/routing';
import { StatusBadge } from '@jackfield/kit/ui/core';
import { t as text, useT } from '@jackfield/runtime';
import { changeText } from './change-text.ts';
import { callersText, groupsOf, type ImpactGroup } from './impact-groups.ts';
import css from './impact-summary.module.css';
import type { Impact } from './impact.ts';
import { type Compared, whenText } from './when-text.ts';
import { impactMessages, readerMessages, textMessages } from './messages.ts';
import { localOf } from './question.ts';
import { severityStyles } from './severity-style.ts';

export interface ImpactSummaryProps extends Impact {
  zone: string;
}

const shown = 8;

/** Which callers will notice a change, and when, worst first; or that none will (annex J4). */
export function ImpactSummary({ differences, texts, compared, zone }: ImpactSummaryProps) {
  const t = useT();
  const date = formatDay(localOf(zone, compared.until - 1).day);
  if (differences.length + texts.length === 0) {
    return (
      <p className="ui-text2">
        {t(impactMessages.none)} {t(impactMessages.checked, { date })}
      </p>
    );
  }
  const groups = groupsOf(differences);
  return (
    <div className={css.impact}>
      <ul className={css.list}>
        {groups.slice(0, shown).map((group) => (
          <CallLine key={group.key} group={group} zone={zone} compared={compared} />
        ))}
        {texts.map((one) => (
          <TextLine key={one.number.id} difference={one} />
        ))}
      </ul>
      {groups.length > shown && (
        <p className="ui-text2">{t(impactMessages.more, { count: groups.length - shown })}</p>
      )}
      <p className="ui-text2">
        {t(impactMessages.others)} {t(impactMessages.checked, { date })}
      </p>
    </div>
  );
}

interface CallLineProps {
  group: ImpactGroup;
  zone: string;
  compared: Compared;
}

/** Differences alike: how bad, which numbers, who calls, what changes, when. */
function CallLine({ group, zone, compared }: CallLineProps) {
  const t = useT();
  const { difference } = group;
  const { severity, after, spans } = difference;
  const { is, until } = changeText(difference);
  return (
    <li>
      <StatusBadge {...severityStyles[severity]}>{t(impactMessages[severity])}</StatusBadge>
      <span className={css.number}>{numbersText(group)}</span>
      {difference.callers === null && <span className={css.who}>{callersText(group)}</span>}
      <span className={css.change}>
        <strong>{is}</strong> {until}
      </span>
      {severity === 'broken' && <span className={css.who}>{after.reason}</span>}
      <span className={css.when}>{whenText(spans, zone, compared)}</span>
    </li>
  );
}

function numbersText({ difference: { number, callers }, numbers }: ImpactGroup): string {
  if (callers !== null && numbers > 1) return text(impactMessages.allNumbers);
  return numbers === 1
    ? `${number.label} ${formatPhone(number.number)}`
    : text(impactMessages.numbers, { label: number.label, count: numbers });
}

const readerText = ({ kind, name }: TextReader) => text(readerMessages[kind], { name });

/** One difference of text messages: how bad, which number, who reads them instead. */
function TextLine({ difference }: { difference: TextDifference }) {
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
