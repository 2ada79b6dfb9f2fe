import type { FieldError } from '@jackfield/contract';
import {
  type CellChange,
  type ImportField,
  importFields,
  type ImportRow,
} from '@jackfield/contract/api/batch';
import { Button, IconButton } from '@jackfield/kit/ui/core';
import { X } from '@jackfield/kit/ui/icons';
import { NameOffer } from '@jackfield/records/form-fields';
import { common, useT } from '@jackfield/runtime';
import { memo, useId } from 'react';
import { columnTitle } from './column-titles.ts';
import css from './import-grid.module.css';
import { importMessages } from './messages.ts';
import { roleOf } from './roles.ts';

export interface GridRowProps {
  /** Place from 0. */
  at: number;
  row: ImportRow;
  /** Faults of the row; undefined until it was checked. */
  errors: readonly FieldError[] | undefined;
  /** It is somebody who is a user already, whose empty cells stay as they are. */
  isUser: boolean;
  /** Cells that the row changes of somebody. */
  changes: readonly CellChange[] | undefined;
  isBusy: boolean;
  onChange(at: number, field: ImportField, value: string): void;
  /** Keeps a change of a cell that somebody else changed meanwhile. */
  onOverwrite(at: number, change: CellChange): void;
  onRemove(at: number): void;
}

const isNameField = (field: ImportField) => field === 'firstName' || field === 'lastName';

/** A row of cells; what is wrong stands under its cell, or under the row's number. */
function GridRowView(props: GridRowProps) {
  const { at, row, errors = [], isUser, changes = [], isBusy, onChange, onRemove } = props;
  const t = useT();
  const id = useId();
  const isCell = (field: string | undefined) => importFields.some((name) => name === field);
  const whole = errors.find(({ field }) => !isCell(field))?.message;
  const placeholders: Partial<Record<ImportField, string>> = isUser
    ? {}
    : { extension: t(importMessages.nextFree), role: t(common.standard) };
  return (
    <>
      <tr data-faulty={errors.length > 0}>
        <th scope="row">{at + 1}</th>
        {importFields.map((field) => {
          const error = errors.find((one) => one.field === field);
          const fault = error?.message;
          const changed = changes.find((one) => one.field === field);
          const before = changed?.before
            ? t(importMessages.before, { text: changed.before })
            : changed && t(importMessages.wasEmpty);
          const said = fault ?? before;
          const note = `${id}-${field}`;
          return (
            <td key={field} data-changed={changed !== undefined}>
              <input
                value={row[field] ?? ''}
                maxLength={300}
                readOnly={isBusy}
                spellCheck={false}
                autoComplete="off"
                placeholder={placeholders[field]}
                aria-label={t(importMessages.cell, { column: columnTitle(field), row: at + 1 })}
                aria-invalid={fault !== undefined}
                {...(said !== undefined && { 'aria-describedby': note })}
                onChange={(event) => onChange(at, field, event.target.value)}
                // A role may be typed in the words of the page, as in a file.
                onBlur={({ target: { value } }) => {
                  if (field === 'role' && roleOf(value) !== value) {
                    onChange(at, field, roleOf(value));
                  }
                }}
              />
              {said !== undefined && <p id={note}>{said}</p>}
              {changed && error?.code === 'CHANGEDSINCE' && (
                <Button
                  size="small"
                  type="text"
                  disabled={isBusy}
                  onClick={() => props.onOverwrite(at, changed)}
                >
                  {t(importMessages.overwrite)}
                </Button>
              )}
              {fault !== undefined && !isBusy && isNameField(field) && (
                <NameOffer name={row[field] ?? ''} onTake={(name) => onChange(at, field, name)} />
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
