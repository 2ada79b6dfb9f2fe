import { formatPhone } from '@jackfield/domain';
import { StatusBadge } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
import css from './import-dialog.module.css';
import type { MarkedRow } from './mark-rows.ts';
import { consentMessages as words } from './messages.ts';

const looks = {
  new: { meaning: 'success', shape: 'dot', text: words.markNew },
  known: { meaning: 'quiet', shape: 'ring', text: words.markKnown },
  same: { meaning: 'quiet', shape: 'ring', text: words.markSame },
  optedOut: { meaning: 'error', shape: 'bar', text: words.markOptedOut },
  invalid: { meaning: 'error', shape: 'cross', text: words.markInvalid },
} as const;

/** Every row of an import with what becomes of it. */
export function ImportRows({ rows }: { rows: readonly MarkedRow[] }) {
  const t = useT();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its rows scroll, so that the keyboard has to reach it
    <div className={css.rows} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t(words.line)}</th>
            <th scope="col">{t(words.row)}</th>
            <th scope="col">{t(words.state)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, text, wanted, mark, first }) => (
            <tr key={row}>
              <td className={css.number}>{row}</td>
              <td className="ui-num">{wanted ? formatPhone(wanted.phoneNumber) : text}</td>
              <td>
                <StatusBadge meaning={looks[mark].meaning} shape={looks[mark].shape}>
                  {t(looks[mark].text, { row: first ?? '' })}
                </StatusBadge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
