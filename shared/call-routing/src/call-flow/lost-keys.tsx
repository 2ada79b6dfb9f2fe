import { type Difference, branchAt, type RoutingConfig } from '@jackfield/domain/routing';
import { ivrInputs } from '@jackfield/contract/api/routing';
import { useT } from '@jackfield/runtime';
import { branchText } from './branch-text.ts';
import { impactMessages } from './impact-messages.ts';
import css from './lost-keys.module.css';

export interface LostKeysProps {
  difference: Difference;
  before: RoutingConfig;
}

/** Keys that callers do not hear any more, with where they led. */
export function LostKeys({ difference, before }: LostKeysProps) {
  const t = useT();
  const { number, path, spans, lostKeys } = difference;
  const asked = { number: number.number, at: spans[0] ?? 0, everyone: 'answers' } as const;
  return (
    <ul className={css.keys} aria-label={t(impactMessages.keysBefore)}>
      {ivrInputs
        .filter((key) => lostKeys.includes(key))
        .map((key) => (
          <li key={key}>
            <s className={css.key}>{key}</s>
            <span>{branchText(branchAt(before, asked, [...path, key]), before)}</span>
          </li>
        ))}
    </ul>
  );
}
