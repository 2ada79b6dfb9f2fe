import { paths } from '@jackfield/contract';
import type { LiveBoard } from '@jackfield/contract/api/live-call';
import { Avatar } from '@jackfield/kit/ui/core';
import { Select } from '@jackfield/kit/ui/select';
import { Link, type Message, t, timeZoneAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import {
  durationText,
  type PersonState,
  type SeenPerson,
  untilText,
} from '@jackfield/domain/live-board';
import css from './live-board.module.css';
import { liveMessages as messages } from './messages.ts';

const groups: readonly (readonly [PersonState, Message])[] = [
  ['free', messages.freeGroup],
  ['ringing', messages.ringing],
  ['talking', messages.talking],
  ['away', messages.away],
  ['noPhone', messages.noPhone],
];

interface PeopleListProps {
  people: readonly SeenPerson[];
  teams: LiveBoard['teams'];
  now: number;
}

/** People of teams by what they do; of one team, where one is chosen. */
export function PeopleList({ people, teams, now }: PeopleListProps) {
  useT();
  const [team, setTeam] = useState('');
  const shown = team === '' ? people : people.filter(({ teamIds }) => teamIds.includes(team));
  return (
    <section className={css.card} aria-labelledby="live-people">
      <header className={css.head}>
        <h2 id="live-people">
          {t(messages.people)} <span className="ui-num">{shown.length}</span>
        </h2>
        <span className={css.team}>
          <Select
            looks
            aria-label={t(messages.team)}
            value={team}
            options={[
              { value: '', label: t(messages.allTeams) },
              ...teams.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={setTeam}
          />
        </span>
      </header>
      {shown.length === 0 && <p className={css.empty}>{t(messages.none)}</p>}
      {groups.map(([state, title]) => (
        <Group
          key={state}
          state={state}
          title={t(title)}
          people={shown.filter((person) => person.state === state)}
          teams={teams}
          now={now}
        />
      ))}
    </section>
  );
}

interface GroupProps extends PeopleListProps {
  state: PersonState;
  title: string;
}

function Group({ state, title, people, teams, now }: GroupProps) {
  const zone = useAtomValue(timeZoneAtom);
  if (people.length === 0) return null;
  const noteOf = ({ since, awayUntil, teamIds }: SeenPerson) => {
    if (since !== null) return durationText(now - Date.parse(since));
    if (awayUntil !== null) return t(messages.awayUntil, { when: untilText(awayUntil, zone, now) });
    return teams.find(({ id }) => id === teamIds[0])?.name ?? '';
  };
  return (
    <div className={css.group}>
      <h3 data-state={state}>
        <span className={css.mark} aria-hidden="true" />
        {title} <span className="ui-num">{people.length}</span>
      </h3>
      <ul>
        {people.map((person) => (
          <li key={person.id} className={css.person}>
            <Avatar name={person.name} src={person.profileImage} size={30} />
            <Link to={paths.admin.users.edit(person.id)} className={`ui-clip ${css.name}`}>
              {person.name}
            </Link>
            <span className={`ui-note ui-num ui-clip`}>{noteOf(person)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
