import type { OfferedNumber } from '@jackfield/contract/api/number';
import { formatPhone } from '@jackfield/domain';
import { Button, Skeleton } from '@jackfield/kit/ui/core';
import { Phone } from '@jackfield/kit/ui/icons';
import { common, failureText, useFormats, useT } from '@jackfield/runtime';
import { pickerMessages } from './messages.ts';
import css from './number-picker.module.css';
import { placeText } from './place-text.ts';
import type { useSuggestions } from './use-suggestions.ts';

interface ProposedNumberProps {
  number: OfferedNumber | null;
  suggestions: ReturnType<typeof useSuggestions>;
  /** Opens the chooser. */
  onChange(): void;
}

/** The number at hand with type, place and price, and the way to another one. */
export function ProposedNumber({ number, suggestions, onChange }: ProposedNumberProps) {
  const t = useT();
  const { money } = useFormats();
  const { error, isNone, reload } = suggestions;
  const facts = number && [
    number.isTollFree ? '' : t(common.local),
    placeText(number),
    t(common.priceAMonth, { price: money(number.monthlyPrice, number.currency) }),
  ];
  const shown = number ? formatPhone(number.number) : '';
  return (
    <div className={css.proposed} aria-busy={!number && !isNone && !error}>
      <span className={css.icon}>
        <Phone size={16} strokeWidth={1.75} aria-hidden="true" />
      </span>
      {number && facts ? (
        <div className={css.text}>
          <span className={css.number}>{shown}</span>
          <span className="ui-secondary">{facts.filter(Boolean).join(', ')}</span>
        </div>
      ) : (
        <div className={css.text} role={error ? 'alert' : 'status'}>
          {isNone && t(pickerMessages.notFound)}
          {error !== null && failureText(error)}
          {!isNone && !error && (
            <>
              <span className="ui-hidden">{t(pickerMessages.loading)}</span>
              <Skeleton width={140} height={12} />
              <Skeleton width={180} height={10} faint />
            </>
          )}
        </div>
      )}
      {error && !number ? (
        <Button size="small" onClick={reload}>
          {t(common.tryAgain)}
        </Button>
      ) : (
        <Button
          size="small"
          aria-label={number ? t(pickerMessages.changeNumber, { number: shown }) : undefined}
          disabled={!number && !isNone}
          onClick={onChange}
        >
          {t(common.change)}
        </Button>
      )}
    </div>
  );
}
