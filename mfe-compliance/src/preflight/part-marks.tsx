import { type CampaignBrand, optInParts, partNames, partsIn, say } from '@jackfield/compliance';
import { Button } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
import { CheckMark } from './check-mark.tsx';
import { preflightMessages as messages } from './messages.ts';
import css from './part-marks.module.css';
import { usePreflightState } from './preflight-state.ts';

interface PartMarksProps {
  text: string;
  brand: CampaignBrand;
}

/** The seven parts of the opt-in text, and the button that writes those in that are missing. */
export function PartMarks({ text, brand }: PartMarksProps) {
  const t = useT();
  const state = usePreflightState();
  const parts = partsIn(text, brand);
  const missing = state?.shown.find(({ code }) => code === 'flowParts');
  const otherwise = missing?.state === 'block' ? 'block' : 'todo';
  const count = optInParts.filter((part) => !parts[part]).length;
  return (
    <div className={css.parts}>
      <p className="ui-hidden">
        {t(messages.partsHere, { count: optInParts.length - count, total: optInParts.length })}
      </p>
      <ul className={css.list}>
        {optInParts.map((part) => (
          <li key={part} data-state={parts[part] ? 'passed' : otherwise}>
            <CheckMark state={parts[part] ? 'passed' : otherwise} size={16} />
            {say(partNames[part])}
          </li>
        ))}
      </ul>
      {missing?.fix && state && (
        <div className={css.insert}>
          <Button
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => state.fix(missing)}
          >
            {t(messages.insert, { count: parts.ownConsent ? count : count - 1 })}
          </Button>
          <span className="ui-note">{t(messages.insertNote)}</span>
        </div>
      )}
    </div>
  );
}
