import { Alert } from '@jackfield/kit/ui/core';
import { Checkbox } from '@jackfield/kit/ui/form';
import { Select } from '@jackfield/kit/ui/select';
import { useT } from '@jackfield/runtime';
import type { ImportColumn } from './columns.ts';
import css from './columns-step.module.css';
import { importMessages as messages } from './messages.ts';
import type { Columns } from './use-columns.ts';

interface ColumnsStepProps<Field extends string> {
  columns: readonly ImportColumn<Field>[];
  work: Columns<Field>;
}

/** Asks which column of a text is which: shows the guess, with values out of each (annex J7). */
export function ColumnsStep<Field extends string>({ columns, work }: ColumnsStepProps<Field>) {
  const t = useT();
  const titleOf = (wanted: Field) => {
    const found = columns.find(({ field }) => field === wanted);
    return found ? t(found.title) : wanted;
  };
  const options = [
    { value: '', label: t(messages.skipColumn) },
    ...columns.map(({ field, title }) => ({ value: field as string, label: t(title) })),
  ];
  return (
    <div className={css.step}>
      <p>{t(messages.columnsIntro)}</p>
      {work.headings && (
        <Checkbox
          checked={work.headings.areThere}
          onChange={(event) => work.setHeadings(event.target.checked)}
        >
          {t(messages.headingsInLine, { line: work.headings.line })}
        </Checkbox>
      )}
      <ul className={css.columns}>
        {work.columns.map(({ at, heading, samples, field }) => {
          const name = heading || t(messages.column, { number: at + 1 });
          return (
            <li key={at}>
              <div className={css.column}>
                <span className="ui-strong">{name}</span>
                <span className="ui-secondary">{samples.join(' · ')}</span>
              </div>
              <Select
                aria-label={t(messages.columnIs, { column: name })}
                value={field ?? ''}
                options={options}
                onChange={(value) => work.setField(at, value === '' ? null : (value as Field))}
              />
            </li>
          );
        })}
      </ul>
      {work.secrets.length > 0 && (
        <p className="ui-secondary">
          {t(messages.secretColumns, {
            columns: work.secrets.map(({ heading }) => heading).join(', '),
          })}
        </p>
      )}
      {work.missing.length > 0 && (
        <Alert
          kind="warning"
          title={t(messages.missingColumns, { columns: work.missing.map(titleOf).join(', ') })}
        />
      )}
    </div>
  );
}
