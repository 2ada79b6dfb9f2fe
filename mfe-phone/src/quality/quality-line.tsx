import { useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useId, useState } from 'react';
import { messages } from './messages.ts';
import { qualityAtom } from './quality-atom.ts';
import css from './quality-line.module.css';
import { qualityText } from './quality-text.ts';

/** How good a call is, in words, and by a press its figures. */
export function QualityLine({ id }: { id: string }) {
  const t = useT();
  const place = useId();
  const [isOpen, setOpen] = useState(false);
  const measured = useAtomValue(qualityAtom);
  const text = measured?.id === id ? qualityText(measured.quality) : '';
  if (measured === null || text === '') return null;
  const { verdict, hearsLoss, saysLoss, jitter, roundTrip } = measured.quality;
  const figures = [
    [messages.lossHere, messages.percent, hearsLoss],
    [messages.lossThere, messages.percent, saysLoss],
    [messages.jitter, messages.milliseconds, jitter],
    [messages.roundTrip, messages.milliseconds, roundTrip],
  ] as const;
  return (
    <div>
      <button
        type="button"
        className={css.line}
        data-verdict={verdict}
        title={t(messages.details)}
        aria-expanded={isOpen}
        aria-controls={place}
        onClick={() => setOpen(!isOpen)}
      >
        {text}
      </button>
      {isOpen && (
        <dl id={place} className={`ui-num ${css.figures}`}>
          {figures.map(([name, unit, value]) => (
            <div key={t(name)}>
              <dt>{t(name)}</dt>
              <dd>{value === null ? t(messages.notKnown) : t(unit, { value })}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
