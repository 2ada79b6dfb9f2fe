import { StatusBadge } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
import { entryText } from './entry-text.ts';
import css from './import-dialog.module.css';
import { blacklistMessages } from './messages.ts';
import type { MarkedLine } from './use-import.ts';

const looks = {
  new: { meaning: 'success', shape: 'dot', text: blacklistMessages.markNew },
  there: { meaning: 'quiet', shape: 'ring', text: blacklistMessages.markThere },
  same: { meaning: 'quiet', shape: 'ring', text: blacklistMessages.markSame },
  invalid: { meaning: 'error', shape: 'cross', text: blacklistMessages.markInvalid },
} as const;

/** Every line of an import with what becomes of it. */
export function ImportLines({ lines }: { lines: readonly MarkedLine[] }) {
  const t = useT();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its lines scroll, so that the keyboard has to reach it
    <div className={css.lines} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t(blacklistMessages.line)}</th>
            <th scope="col">{t(blacklistMessages.entry)}</th>
            <th scope="col">{t(blacklistMessages.state)}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, text, blocked, mark, first }) => (
            <tr key={line}>
              <td className={css.number}>{line}</td>
              <td className="ui-num">{blocked ? entryText(blocked) : text}</td>
              <td className={css.state}>
                <StatusBadge meaning={looks[mark].meaning} shape={looks[mark].shape}>
                  {t(looks[mark].text, { line: first ?? '' })}
                </StatusBadge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
