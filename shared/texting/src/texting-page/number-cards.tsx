import { brokenLink } from '@jackfield/domain/words/texting';
import { useT, timeZoneAtom } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { Jack } from '../texting-status/chain.tsx';
import { lineText } from '../texting-status/status-text.ts';
import { StepButton } from '../texting-status/step-button.tsx';
import { pageMessages } from './messages.ts';
import { FoldLine, type NumberListProps } from './number-table.tsx';
import { NumberCell } from './number-words.tsx';
import css from './rows.module.css';

/** Numbers on narrow screens: the chain as one line, and its button below. */
export function NumberCards({ lines, flash, onShow }: NumberListProps) {
  const t = useT();
  const zone = useAtomValue(timeZoneAtom);
  return (
    <ul className={css.cards} aria-label={t(pageMessages.title)}>
      {lines.map((line) =>
        'number' in line ? (
          <li key={line.number.id} className={css.card} data-flash={flash.has(line.number.id)}>
            <NumberCell number={line.number} />
            <p className={css.line}>
              <Jack
                state={brokenLink(line.number)?.state ?? line.number.links[6]?.state ?? 'none'}
              />
              {lineText(line.number, zone)}
            </p>
            <StepButton number={line.number} />
          </li>
        ) : (
          <li key={`more ${line.more.alike}`} className={css.foldCard}>
            <FoldLine line={line} onShow={onShow} />
          </li>
        ),
      )}
    </ul>
  );
}
