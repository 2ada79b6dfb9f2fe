import { zoneName } from '@jackfield/domain/days-in-words';
import type { PlannedChange } from '@jackfield/contract/api/planned-change';
import { formatDateTime, formatPhone } from '@jackfield/domain';
import { isTollFreeNumber } from '@jackfield/domain/number-search';
import { type DeskSheet, type RoutingOverride } from '@jackfield/domain/routing';
import { accountAtom, profileAtom, useT, variantAtom } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { Ahead } from './ahead.tsx';
import type { DeskPerson } from './desk-people-query.ts';
import { DirectWays } from './direct-ways.tsx';
import { HoursTable } from './hours-table.tsx';
import { MenuTable } from './menu-table.tsx';
import { deskMessages } from './messages.ts';
import css from './paper.module.css';
import { teamHoursText } from './desk-text.ts';

export interface PaperProps {
  sheet: DeskSheet;
  /** When the routing was read, in milliseconds. */
  at: number;
  people: readonly DeskPerson[];
  override: RoutingOverride | null;
  /** What is planned for the number. */
  planned: readonly PlannedChange[];
}

const noteLines = ['first', 'second', 'third'];

/** The sheet as it is printed: black on white, as many pages as the keys need. */
export function Paper({ sheet, at, people, override, planned }: PaperProps) {
  const t = useT();
  const company = useAtomValue(accountAtom)?.companyName ?? '';
  const product = useAtomValue(variantAtom).name;
  const printer = useAtomValue(profileAtom)?.fullName ?? '';
  const { label, numbers, hours, menus, teams, faults } = sheet;
  const zone = zoneName(hours.timeZone);
  const when = (instant: number) => formatDateTime(new Date(instant), hours.timeZone);
  const isClosed = override !== null && override.until > at;
  return (
    <article className={css.paper} aria-label={t(deskMessages.sheet)}>
      <header className={css.head}>
        <div>
          <p>{t(deskMessages.ofCompany, { company })}</p>
          <h2 className={css.title}>{label}</h2>
          <p className={css.numbers}>
            {numbers.map((number) => (
              <span key={number}>
                {isTollFreeNumber(number) && <small>{t(deskMessages.tollFree)} </small>}
                {formatPhone(number)}
              </span>
            ))}
          </p>
        </div>
        <div className={css.printed}>
          <p>{t(deskMessages.printed, { at: when(at) })}</p>
          <p>{t(deskMessages.times, { zone })}</p>
        </div>
      </header>
      {isClosed && (
        <p className={css.warning}>{t(deskMessages.closedNow, { until: when(override.until) })}</p>
      )}
      <HoursTable sheet={sheet} />
      <DirectWays sheet={sheet} />
      {menus.map((menu) => (
        <MenuTable key={menu.id} menu={menu} />
      ))}
      {teams.map((team) => (
        <p key={team.name} className={css.note}>
          {teamHoursText(team)}
        </p>
      ))}
      {faults.length > 0 && (
        <section>
          <h3>{t(deskMessages.faultsTitle)}</h3>
          <ul className={css.faults}>
            {faults.map(({ code, object, message, effect }) => (
              <li key={`${code} ${object.id} ${message}`}>
                {t(deskMessages.fault, { message, effect })}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={css.columns}>
        <Ahead dates={sheet.ahead} planned={planned} zone={hours.timeZone} />
        <section>
          <h3>{t(deskMessages.peopleTitle)}</h3>
          {people.length === 0 && <p>{t(deskMessages.noPeople)}</p>}
          <table>
            <tbody>
              {people.map(({ id, name, title, extension }) => (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  <td>{title}</td>
                  <td className={css.end}>{t(deskMessages.extension, { extension })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
      <section className={css.notes}>
        <h3>{t(deskMessages.notes)}</h3>
        {noteLines.map((line) => (
          <hr key={line} />
        ))}
      </section>
      <footer className={css.foot}>
        <p>{t(deskMessages.trueOn, { at: when(at), product })}</p>
        <p>{t(deskMessages.printedBy, { name: printer })}</p>
      </footer>
    </article>
  );
}
