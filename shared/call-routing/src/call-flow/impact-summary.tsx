import { formatPhone } from '@jackfield/domain';
import type { TextDifference, TextReader } from '@jackfield/domain/routing';
import { StatusBadge } from '@jackfield/kit/ui/core';
import { t as text, useT } from '@jackfield/runtime';
import { changeText } from './change-text.ts';
import { callersText, groupsOf, type ImpactGroup } from './impact-groups.ts';
import css from './impact-summary.module.css';
import type { Impact } from './impact.ts';
import { whenText } from './intervals-text.ts';
import { impactMessages, readerMessages, textMessages } from './messages.ts';
import { severityStyles } from './severity-style.ts';

export interface ImpactSummaryProps extends Impact {
  zone: string;
}

const shown = 8;

/** Which callers will notice a change, and when, worst first; or that none will (annex J4). */
export function ImpactSummary({ differences, texts, zone }: ImpactSummaryProps) {
  const t = useT();
  if (differences.length + texts.length === 0) {
    return (
      <div>
        <p className="ui-text2">{t(impactMessages.none)}</p>
        <p className="ui-text2">{t(impactMessages.looked)}</p>
      </div>
    );
  }
  const groups = groupsOf(differences);
  return (
    <div className={css.impact}>
      {differences.length > 0 && <p className="ui-text2">{t(impactMessages.intro)}</p>}
      <ul className={css.list}>
        {groups.slice(0, shown).map((group) => (
          <CallLine key={group.key} group={group} zone={zone} />
        ))}
        {texts.map((one) => (
          <TextLine key={one.number.id} difference={one} />
        ))}
      </ul>
      {groups.length > shown && (
        <p className="ui-text2">{t(impactMessages.more, { count: groups.length - shown })}</p>
      )}
    </div>
  );
}

/** Differences alike: how bad, which numbers, who calls, what changes, when. */
function CallLine({ group, zone }: { group: ImpactGroup; zone: string }) {
  const t = useT();
  const { difference, numbers } = group;
  const { severity, number, after } = difference;
  const { was, is } = changeText(difference);
  return (
    <li>
      <StatusBadge {...severityStyles[severity]}>{t(impactMessages[severity])}</StatusBadge>
      <span className={css.number}>
        {numbers === 1
          ? `${number.label} ${formatPhone(number.number)}`
          : t(impactMessages.numbers, { label: number.label, count: numbers })}
      </span>
      <span className={css.who}>{callersText(group)}</span>
      <span className={css.change}>
        {was !== null && <s>{was}</s>} <strong>{is}</strong>
      </span>
      {severity === 'broken' && <span className={css.who}>{after.reason}</span>}
      <span className={css.when}>{whenText(difference, zone)}</span>
    </li>
  );
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
