import { textingLinkWords, textingReasonText } from '@jackfield/domain/words/texting';
import type { TextingNumber } from '@jackfield/contract/api/texting';
import { textingLinks } from '@jackfield/contract/api/texting-status';
import { Button, Skeleton } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
import { type KeyboardEvent, useState } from 'react';
import { Chain } from '../texting-status/chain.tsx';
import { StepButton } from '../texting-status/step-button.tsx';
import type { Line } from './lines.ts';
import { pageMessages } from './messages.ts';
import { NumberCell, ReasonCell } from './number-words.tsx';
import css from './rows.module.css';

export interface NumberListProps {
  lines: readonly Line[];
  flash: ReadonlySet<string>;
  onShow(alike: string): void;
}

const span = 3 + textingLinks.length;

/** Rows by arrows; Enter opens the next step of the row. */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  if (!(event.target instanceof HTMLTableRowElement)) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('tr[data-row]')];
  const at = rows.indexOf(event.target);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (event.key === 'Enter') {
    event.preventDefault();
    event.target.querySelector<HTMLElement>('[data-step]')?.click();
  } else if (to !== undefined) {
    event.preventDefault();
    rows[to]?.focus();
  }
}

function Columns() {
  return (
    <colgroup>
      <col style={{ width: '18%' }} />
      {textingLinks.map((link) => (
        <col key={link} style={{ width: '5.3%' }} />
      ))}
      <col style={{ width: '27%' }} />
      <col />
    </colgroup>
  );
}

function Heads() {
  const t = useT();
  return (
    <thead>
      <tr>
        <th scope="col">{t(pageMessages.number)}</th>
        {textingLinks.map((link) => (
          <th key={link} scope="col" className={css.link}>
            {t(textingLinkWords[link])}
          </th>
        ))}
        <th scope="col">{t(pageMessages.broken)}</th>
        <th scope="col" className={css.end}>
          {t(pageMessages.next)}
        </th>
      </tr>
    </thead>
  );
}

/** Numbers with their chains, on wide screens. */
export function NumberTable({ lines, flash, onShow }: NumberListProps) {
  const t = useT();
  const [current, setCurrent] = useState('');
  const numbers = lines.flatMap((line) => ('number' in line ? [line.number] : []));
  const focused = numbers.some(({ id }) => id === current) ? current : numbers[0]?.id;
  return (
    <table className={css.table} aria-label={t(pageMessages.title)}>
      <Columns />
      <Heads />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the rows, which hold the focus one at a time */}
      <tbody onKeyDown={onKeyDown}>
        {lines.map((line) =>
          'number' in line ? (
            <NumberRow
              key={line.number.id}
              number={line.number}
              isFlashing={flash.has(line.number.id)}
              isCurrent={line.number.id === focused}
              onFocus={setCurrent}
            />
          ) : (
            <tr key={`more ${line.more.alike}`} className={css.fold}>
              <td colSpan={span}>
                <FoldLine line={line} onShow={onShow} />
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}

interface NumberRowProps {
  number: TextingNumber;
  isFlashing: boolean;
  isCurrent: boolean;
  onFocus(id: string): void;
}

function NumberRow({ number, isFlashing, isCurrent, onFocus }: NumberRowProps) {
  return (
    <tr
      className={css.row}
      data-row={number.id}
      data-flash={isFlashing}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={() => onFocus(number.id)}
    >
      <td>
        <NumberCell number={number} />
      </td>
      <td colSpan={textingLinks.length} className={css.chain}>
        <Chain links={number.links} />
      </td>
      <td>
        <ReasonCell number={number} />
      </td>
      <td className={css.end}>
        <StepButton number={number} />
      </td>
    </tr>
  );
}

interface FoldLineProps {
  line: Extract<Line, { more: unknown }>;
  onShow(alike: string): void;
}

/** How many more stand like the rows above, and the way to see them. */
export function FoldLine({ line, onShow }: FoldLineProps) {
  const t = useT();
  const { alike, hidden } = line.more;
  return (
    <>
      {t(pageMessages.moreAlike, { count: hidden, reason: textingReasonText(line.like) })}
      <Button looks size="small" type="link" onClick={() => onShow(alike)}>
        {t(pageMessages.showThem)}
      </Button>
    </>
  );
}

/** The table while it loads. */
export function TableSkeleton({ rows }: { rows: number }) {
  const t = useT();
  return (
    <table className={css.table} aria-label={t(pageMessages.title)} aria-busy="true">
      <Columns />
      <Heads />
      <tbody>
        {Array.from({ length: rows }, (_row, at) => (
          <tr key={at} className={css.waiting}>
            <td>
              <Skeleton width={132} height={11} />
            </td>
            <td colSpan={textingLinks.length}>
              <Skeleton width="86%" height={11} />
            </td>
            <td>
              <Skeleton width={150} height={11} />
            </td>
            <td>{null}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
