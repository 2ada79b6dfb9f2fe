import { type OfferedNumber, suggestionLimit } from '@jackfield/contract/api/number';
import { formatPhone } from '@jackfield/domain';
import { ErrorAlert } from '@jackfield/kit/error-alert';
import { Button, Skeleton } from '@jackfield/kit/ui/core';
import { RefreshCw } from '@jackfield/kit/ui/icons';
import { common, failureText, useT } from '@jackfield/runtime';
import { useId } from 'react';
import css from './number-chooser.module.css';
import { pickerMessages } from './messages.ts';
import { placeText } from './place-text.ts';
import type { useSuggestions } from './use-suggestions.ts';

interface NumberGridProps {
  suggestions: ReturnType<typeof useSuggestions>;
  chosen: string | null;
  /** Name of the state that was searched, for numbers whose own state is not unique. */
  region: string;
  onChoose(number: OfferedNumber): void;
}

const bars = Array.from({ length: suggestionLimit }, (_, at) => `bar-${at}`);

/** Suggestions to choose from, eight at a time; its height stays while they reload. */
export function NumberGrid({ suggestions, chosen, region, onChoose }: NumberGridProps) {
  const t = useT();
  const name = useId();
  const { numbers, isReloading, isNone, error, reload, showMore, isAddingMore } = suggestions;
  return (
    <section aria-labelledby={`${name}-title`}>
      <header className={css.head}>
        <h3 id={`${name}-title`}>{t(pickerMessages.available)}</h3>
        <Button
          type="text"
          size="small"
          icon={<RefreshCw size={15} strokeWidth={1.75} />}
          disabled={isReloading}
          onClick={reload}
        >
          {t(common.refresh)}
        </Button>
      </header>
      <div
        className={css.grid}
        role="radiogroup"
        aria-labelledby={`${name}-title`}
        aria-busy={isReloading}
      >
        {isReloading &&
          bars.map((bar) => (
            <div key={bar} className={css.bar}>
              <Skeleton width="70%" height={12} />
            </div>
          ))}
        {!isReloading &&
          numbers.map((offered) => (
            <label key={offered.number} className={css.option}>
              <input
                type="radio"
                name={name}
                checked={offered.number === chosen}
                onChange={() => onChoose(offered)}
              />
              <span className="ui-num">{formatPhone(offered.number)}</span>
              <span className={`ui-clip ${css.where}`}>{placeText(offered, region)}</span>
            </label>
          ))}
        {isNone && <output className={css.none}>{t(pickerMessages.notFound)}</output>}
        {error !== null && (
          <div className={css.none}>
            <ErrorAlert title={t(pickerMessages.failed)} error={error} onRetry={reload}>
              {failureText(error)}
            </ErrorAlert>
          </div>
        )}
      </div>
      <div className={css.more}>
        {showMore && !isReloading && (
          <Button type="text" loading={isAddingMore} onClick={showMore}>
            {t(common.showMore)}
          </Button>
        )}
      </div>
    </section>
  );
}
