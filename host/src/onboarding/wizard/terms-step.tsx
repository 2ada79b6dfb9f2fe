import type { AccountCountry } from '@jackfield/contract';
import { Checkbox } from '@jackfield/kit/ui/form';
import { useT } from '@jackfield/runtime';
import { messages } from './messages.ts';
import { termsOf } from './terms.ts';
import css from './terms-step.module.css';

interface TermsStepProps {
  country: AccountCountry;
  isAgreed: boolean;
  isSending: boolean;
  onChange(isAgreed: boolean): void;
}

/** Step 3: what holds for emergency calls, and the agreement to it (ONB-07 to ONB-09). */
export function TermsStep({ country, isAgreed, isSending, onChange }: TermsStepProps) {
  const t = useT();
  return (
    <>
      <p>{t(messages.termsText)}</p>
      <p className={`ui-well ${css.terms}`}>
        {termsOf(country).sentences.map(({ text, Icon }) => (
          <span key={text.id} className={css.sentence}>
            <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
            <span>{t(text)} </span>
          </span>
        ))}
      </p>
      <Checkbox
        checked={isAgreed}
        disabled={isSending}
        required
        onChange={(event) => onChange(event.target.checked)}
      >
        {t(messages.agree)}
      </Checkbox>
    </>
  );
}
