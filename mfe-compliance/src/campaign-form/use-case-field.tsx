import { useCases } from '@jackfield/contract/api/compliance';
import { folded } from '@jackfield/domain/names';
import { SearchField } from '@jackfield/lists/list-page';
import { useT } from '@jackfield/runtime';
import { useLayoutEffect, useRef, useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { nameOfUseCase } from '@jackfield/domain/campaign-name';
import { campaignMessages } from '../campaigns/messages.ts';
import { useCaseTexts } from '../campaigns/use-case-texts.ts';
import { useCaseWords } from '../campaigns/use-case-words.ts';
import css from './fields.module.css';
import { campaignFormMessages as messages } from './messages.ts';
import type { CampaignValues } from './values.ts';

// A name that begins with `use` reads as a hook within a component.
const every = useCases;
const title = campaignMessages.useCase;

/** What the campaign is for: one of 21, each with what it means (ENUM-08); opens at the chosen one. */
export function UseCaseField({ control }: { control: Control<CampaignValues> }) {
  const t = useT();
  const [search, setSearch] = useState('');
  const { field, fieldState } = useController({ control, name: 'useCase' });
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('label:has(:checked)');
    // The list alone: what lies around it stays where it is.
    if (list.current && chosen) list.current.scrollTop = chosen.offsetTop;
  }, []);
  const fault = fieldState.error?.message;
  const wanted = folded(search);
  const shown = every.filter((useCase) => {
    const others = useCaseWords[useCase];
    const all = [
      useCase,
      nameOfUseCase(useCase),
      t(useCaseTexts[useCase]),
      others ? t(others) : '',
    ].join(' ');
    return folded(all).includes(wanted);
  });
  return (
    <fieldset className={css.choices}>
      <legend>
        <span className={css.legend}>
          {t(title)}
          <span className={css.star} aria-hidden="true">
            *
          </span>
        </span>
      </legend>
      <SearchField value={search} onChange={setSearch} placeholder={t(messages.searchUseCases)} />
      <div
        ref={list}
        className={`ui-rows ${css.list}`}
        role="radiogroup"
        aria-label={t(title)}
        aria-required
        aria-invalid={fault !== undefined}
        tabIndex={-1}
      >
        {shown.map((useCase, at) => (
          <label key={useCase} className={css.choice}>
            <input
              ref={field.value === useCase || (field.value === null && at === 0) ? field.ref : null}
              type="radio"
              className="ui-radio"
              name="useCase"
              checked={field.value === useCase}
              onChange={() => field.onChange(useCase)}
              onBlur={field.onBlur}
            />
            <span className="ui-strong">{nameOfUseCase(useCase)}</span>
            <span className={`ui-secondary ${css.meaning}`}>{t(useCaseTexts[useCase])}</span>
          </label>
        ))}
        {shown.length === 0 && (
          <p className={`ui-secondary ${css.none}`}>{t(messages.noUseCase, { search })}</p>
        )}
      </div>
      {fault && (
        <p className={css.fault} role="alert">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
