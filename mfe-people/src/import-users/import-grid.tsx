import { importFields } from '@jackfield/contract/api/batch';
import { useT } from '@jackfield/runtime';
import { useEffect, useRef } from 'react';
import { columnTitle } from './column-titles.ts';
import css from './import-grid.module.css';
import { GridRow } from './grid-row.tsx';
import { importMessages } from './messages.ts';
import type { Import } from './use-import.ts';

export interface ImportGridProps
  extends Pick<Import, 'rows' | 'checks' | 'change' | 'overwrite' | 'remove' | 'isBusy'> {
  /** Places of the rows to show. */
  shown: readonly number[];
}

/** The rows as a sheet of cells to type in. */
export function ImportGrid({
  rows,
  checks,
  shown,
  change,
  overwrite,
  remove,
  isBusy,
}: ImportGridProps) {
  const t = useT();
  const scroller = useRef<HTMLDivElement>(null);
  const isFaulty = checks.some(({ errors }) => errors.length > 0);
  useEffect(() => {
    if (!isFaulty) return;
    // On a phone the first cell to correct lies beside the columns in sight.
    const cell = scroller.current?.querySelector('[aria-invalid="true"]')?.closest('td');
    cell?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [isFaulty]);
  return (
    <div ref={scroller} className={css.scroller}>
      <table className={css.grid}>
        <thead>
          <tr>
            <th scope="col">{t(importMessages.row)}</th>
            {importFields.map((field) => (
              <th key={field} scope="col" data-field={field}>
                {columnTitle(field)}
              </th>
            ))}
            <th aria-hidden="true" />
          </tr>
        </thead>
        <tbody>
          {shown.map((at) => {
            const row = rows[at];
            return (
              row && (
                <GridRow
                  key={at}
                  at={at}
                  row={row}
                  errors={checks[at]?.errors}
                  isUser={typeof checks[at]?.entityId === 'string'}
                  changes={checks[at]?.changes}
                  isBusy={isBusy}
                  onChange={change}
                  onOverwrite={overwrite}
                  onRemove={remove}
                />
              )
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
