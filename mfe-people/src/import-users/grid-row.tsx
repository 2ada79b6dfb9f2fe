import type { FieldError } from '@jackfield/contract';
import type { ImportField, ImportRow } from '@jackfield/contract/api/batch';
import { IconButton } from '@jackfield/kit/ui/core';
import { X } from '@jackfield/kit/ui/icons';
import { NameOffer } from '@jackfield/records/form-fields';
import { common, useT } from '@jackfield/runtime';
import { memo, useId } from 'react';
import { columnTitle } from './column-titles.ts';
import css from './import-grid.module.css';
import { importMessages } from './messages.ts';
import { importFields } from './read-rows.ts';

export interface GridRowProps {
  /** Place from 0. */
  at: number;
  row: ImportRow;
  /** Faults of the row; undefined until it was checked. */
  errors: readonly FieldError[] | undefined;
  isBusy: boolean;
  onChange(at: number, field: ImportField, value: string): void;
  onRemove(at: number): void;
}

const isNameField = (field: ImportField) => field === 'firstName' || field === 'lastName';

/** A row of cells; what is wrong stands under its cell, or under the row's number. */
function GridRowView({ at, row, errors = [], isBusy, onChange, onRemove }: GridRowProps) {
  const t = useT();
  const id = useId();
  const whole = errors.find(({ field }) => !field)?.message;
  const placeholders: Partial<Record<ImportField, string>> = {
    extension: t(importMessages.nextFree),
    role: t(common.standard),
  };
  return (
    <>
      <tr data-faulty={errors.length > 0}>
        <th scope="row">{at + 1}</th>
        {importFields.map((field) => {
          const fault = errors.find((error) => error.field === field)?.message;
          const note = `${id}-${field}`;
          return (
            <td key={field}>
              <input
                value={row[field] ?? ''}
                maxLength={300}
                readOnly={isBusy}
                spellCheck={false}
                autoComplete="off"
                placeholder={placeholders[field]}
                aria-label={t(importMessages.cell, { column: columnTitle(field), row: at + 1 })}
                aria-invalid={fault !== undefined}
                {...(fault !== undefined && { 'aria-describedby': note })}
                onChange={(event) => onChange(at, field, event.target.value)}
              />
              {fault !== undefined && <p id={note}>{fault}</p>}
              {fault !== undefined && !isBusy && isNameField(field) && (
                <NameOffer name={row[field]} onTake={(name) => onChange(at, field, name)} />
              )}
            </td>
          );
        })}
        <td>
          <IconButton
            size="small"
            label={t(importMessages.removeRow, { row: at + 1 })}
            icon={<X size={14} strokeWidth={1.75} />}
            disabled={isBusy}
            onClick={() => onRemove(at)}
          />
        </td>
      </tr>
      {whole !== undefined && (
        <tr data-faulty="true">
          <td colSpan={importFields.length + 2} className={css.whole}>
            {whole}
          </td>
        </tr>
      )}
    </>
  );
}

export const GridRow = memo(GridRowView);
