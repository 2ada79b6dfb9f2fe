import { useMayChange } from '@jackfield/kit/may';
import type { TextingNumber } from '@jackfield/contract/api/texting';
import { formatPhone } from '@jackfield/domain';
import { Button, useIsPhone } from '@jackfield/kit/ui/core';
import { Checkbox } from '@jackfield/kit/ui/form';
import { DataTable, pageRows } from '@jackfield/kit/ui/table';
import { useFormats, useT } from '@jackfield/runtime';
import { useMemo } from 'react';
import { numbersMessages as messages } from './messages.ts';
import { numberColumns, ownerKind } from './number-cells.tsx';
import { TextingBadge } from './texting-badge.tsx';
import css from './numbers.module.css';

interface NumbersTableProps {
  label: string;
  numbers: readonly TextingNumber[];
  /** Placeholder rows instead of rows. */
  loading: number;
  chosen: ReadonlySet<string>;
  onChoose(chosen: ReadonlySet<string>): void;
  onRemove(number: TextingNumber): void;
}

const rowId = ({ id }: TextingNumber) => id;
const rowName = ({ number }: TextingNumber) => formatPhone(number);

/** Numbers of a campaign, to be chosen and removed. */
export function NumbersTable(props: NumbersTableProps) {
  const { label, numbers, loading, chosen, onChoose, onRemove } = props;
  const mayChange = useMayChange();
  const t = useT();
  const phone = useIsPhone();
  const { date, dateTime } = useFormats();
  const columns = useMemo(
    () => numberColumns({ onRemove, date, dateTime }),
    [onRemove, date, dateTime],
  );
  if (!phone) {
    return (
      <DataTable
        label={label}
        columns={columns}
        rows={pageRows(numbers)}
        rowId={rowId}
        rowName={rowName}
        {...(mayChange && { chosen, onChoose })}
        loading={loading}
      />
    );
  }
  const toggle = (id: string, isOn: boolean) =>
    onChoose(new Set(isOn ? [...chosen, id] : [...chosen].filter((one) => one !== id)));
  return (
    <ul className={`ui-rows ${css.phone}`} aria-label={label} aria-busy={loading > 0}>
      {numbers.map((number) => (
        <li key={number.id} className={css.row}>
          {mayChange && (
            <Checkbox
              aria-label={t(messages.choose, { number: rowName(number) })}
              checked={chosen.has(number.id)}
              onChange={({ target }) => toggle(number.id, target.checked)}
            />
          )}
          <span className="ui-lines ui-fill">
            <span className="ui-num ui-strong">{rowName(number)}</span>
            <span className="ui-secondary ui-clip">
              {number.ownerName}, {ownerKind(number)}
            </span>
          </span>
          {number.reason !== 'ready' && <TextingBadge number={number} />}
          <Button
            type="text"
            size="small"
            aria-label={t(messages.removeOfAsk, { number: rowName(number) })}
            onClick={() => onRemove(number)}
          >
            {t(messages.removeAsk)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
