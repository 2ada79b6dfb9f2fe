import { Avatar, Skeleton } from '@jackfield/kit/ui/core';
import { UsersRound } from '@jackfield/kit/ui/icons';
import { useT } from '@jackfield/runtime';
import { Fragment, type KeyboardEvent, useRef } from 'react';
import { columnLabels } from './column-label.ts';
import { Jack } from './jack.tsx';
import { rolesMessages as messages, rowMessages } from './messages.ts';
import { cellOf, type Column, columns, groupNames, groups } from './role-matrix.ts';
import css from './roles.module.css';
import { countOf, peopleOf, type RolesPeople } from './roles-query.ts';

interface MatrixProps {
  people: RolesPeople | undefined;
  /** The people could not be read: columns do without faces. */
  isFailed: boolean;
  chosen: Column;
  onChoose(column: Column): void;
}

/** What each role sees and changes, a column a role; arrow keys move along the columns. */
export function Matrix({ people, isFailed, chosen, onChoose }: MatrixProps) {
  const t = useT();
  const head = useRef<HTMLTableRowElement>(null);
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next =
      event.key === 'Home' ? 0 : event.key === 'End' ? -1 : step && columns.indexOf(chosen) + step;
    const column = next === undefined ? undefined : columns.at(next % columns.length);
    if (column === undefined) return;
    event.preventDefault();
    onChoose(column);
    head.current?.querySelector<HTMLElement>(`[data-column=${column}]`)?.focus();
  };
  return (
    <div className={css.scroller}>
      <table className={css.matrix} aria-label={t(messages.title)}>
        <thead>
          <tr ref={head}>
            <td className={`ui-note ${css.corner}`}>{t(messages.what)}</td>
            {columns.map((column) => (
              <th key={column} scope="col" data-chosen={column === chosen}>
                <button
                  type="button"
                  className={css.column}
                  data-column={column}
                  aria-pressed={column === chosen}
                  tabIndex={column === chosen ? 0 : -1}
                  onClick={() => onChoose(column)}
                  onKeyDown={onKey}
                >
                  {!isFailed && <Faces people={people} column={column} />}
                  <span className={css.label}>{t(columnLabels[column])}</span>{' '}
                  {people && <span className="ui-note ui-num">{countOf(people, column)}</span>}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        {groupNames.map((group) => (
          <tbody key={group}>
            <tr className={css.group}>
              <th scope="rowgroup">{t(messages[group])}</th>
              {columns.map((column) => (
                <td key={column} aria-hidden="true" data-chosen={column === chosen} />
              ))}
            </tr>
            {groups[group].map((row) => (
              <tr key={row}>
                <th scope="row">{t(rowMessages[row])}</th>
                {columns.map((column) => (
                  <td key={column} data-chosen={column === chosen}>
                    <Jack {...cellOf(column, row)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

const mostFaces = 2;

function Faces({ people, column }: { people: RolesPeople | undefined; column: Column }) {
  if (!people) return <Skeleton width={24} height={24} round />;
  const shown = peopleOf(people, column).slice(0, mostFaces);
  if (shown.length === 0) {
    return (
      <span className={css.noFace} aria-hidden="true">
        {column === 'standard' && <UsersRound size={14} strokeWidth={1.75} />}
      </span>
    );
  }
  return (
    <span className={css.faces} aria-hidden="true">
      {shown.map(({ id, fullName, profileImage }) => (
        <Avatar key={id} name={fullName} src={profileImage} size={24} />
      ))}
    </span>
  );
}

/** The rows of one role, for a phone. */
export function RoleRows({ column }: { column: Column }) {
  const t = useT();
  return (
    <div className={css.single}>
      {groupNames.map((group) => (
        <Fragment key={group}>
          <h3>{t(messages[group])}</h3>
          <ul className="ui-rows">
            {groups[group].map((row) => (
              <li key={row} className={css.line}>
                <span>{t(rowMessages[row])}</span>
                <Jack {...cellOf(column, row)} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </div>
  );
}
