import type { DeskMenu, DeskRow } from '@jackfield/domain/routing';
import { Timer } from '@jackfield/kit/ui/icons';
import { useT } from '@jackfield/runtime';
import { useId } from 'react';
import {
  choicesText,
  noKeyRowText,
  noKeyText,
  placeText,
  unansweredText,
  whoText,
} from './desk-text.ts';
import css from './menu-table.module.css';
import { deskMessages } from './messages.ts';

/** What each key of a menu does: where it goes, who rings, and what comes when nobody answers. */
export function MenuTable({ menu }: { menu: DeskMenu }) {
  const t = useT();
  const id = useId();
  const { name, timeout, tries, rows } = menu;
  return (
    <section>
      <h3 id={id}>
        {name} <small>{t(deskMessages.menuTiming, { seconds: timeout, tries })}</small>
      </h3>
      <table className={css.menu} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{t(deskMessages.key)}</th>
            <th scope="col">{t(deskMessages.goesTo)}</th>
            <th scope="col">{t(deskMessages.whoRings)}</th>
            <th scope="col">{t(deskMessages.unanswered)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} menu={menu.id} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ row, menu }: { row: DeskRow; menu: string }) {
  const t = useT();
  const { key, place, choices, isOnlyOffered } = row;
  if (key === 'timeout') {
    return (
      <tr>
        <td>
          <Timer size={18} strokeWidth={1.75} aria-hidden="true" />
        </td>
        <th scope="row">{t(deskMessages.noKey)}</th>
        <td colSpan={2}>{noKeyRowText(row)}</td>
      </tr>
    );
  }
  return (
    <tr>
      <td>
        <span className={css.key} data-dead={isOnlyOffered || undefined}>
          {key}
        </span>
      </td>
      <th scope="row">{isOnlyOffered ? t(deskMessages.nowhere) : placeText(place.branch)}</th>
      {isOnlyOffered ? (
        <td colSpan={2}>{t(deskMessages.onlyOffered)}</td>
      ) : (
        <>
          <td>{choices.length > 0 ? choicesText(row, menu) : whoText(place)}</td>
          <td>{noKeyText(row) || unansweredText(place)}</td>
        </>
      )}
    </tr>
  );
}
