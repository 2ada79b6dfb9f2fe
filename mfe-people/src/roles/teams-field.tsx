import { IconButton } from '@jackfield/kit/ui/core';
import { Field } from '@jackfield/kit/ui/form';
import { X } from '@jackfield/kit/ui/icons';
import { PickSeveral, useNamed } from '@jackfield/records/people-picker';
import { common, t as text, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { TeamIcon } from '../teams/team-icon.tsx';
import { rolesMessages as messages } from './messages.ts';
import type { TeamName } from './role-words.ts';
import css from './roles.module.css';

/** As many as somebody may lead. */
const most = 50;

/** Teams that somebody is to lead, with what they are called; `ids` are those at first. */
export function useTeams(ids: readonly string[] = []) {
  const [chosen, setChosen] = useState(ids);
  const [picked, setPicked] = useState<Readonly<Record<string, string>>>({});
  const known = useNamed('team', ids);
  const nameOf: TeamName = (id) => picked[id] ?? known(id).found?.name ?? '';
  const toggle = (id: string, name: string) => {
    setPicked((was) => ({ ...was, [id]: name }));
    setChosen((was) => (was.includes(id) ? was.filter((one) => one !== id) : [...was, id]));
  };
  const isChanged = [...chosen].toSorted().join() !== [...ids].toSorted().join();
  const fault = () => {
    if (chosen.length === 0) return text(messages.teamMissing);
    return chosen.length > most ? text(messages.most) : undefined;
  };
  return { chosen, nameOf, toggle, isChanged, fault };
}

interface TeamsFieldProps {
  teams: ReturnType<typeof useTeams>;
  error: string | undefined;
}

/** Chooses the teams that somebody is to lead. */
export function TeamsField({ teams: { chosen, nameOf, toggle }, error }: TeamsFieldProps) {
  const t = useT();
  return (
    <div className={css.teams}>
      <Field label={t(messages.teamsLabel)} error={error} required>
        <PickSeveral
          kind="team"
          chosen={chosen}
          placeholder={t(messages.chooseTeams)}
          onToggle={({ id, name }) => toggle(id, name)}
        />
      </Field>
      <ul className="ui-rows">
        {chosen.map((id) => (
          <li key={id} className={css.team}>
            <TeamIcon size={32} />
            <span className="ui-clip ui-fill">{nameOf(id)}</span>
            <IconButton
              size="small"
              label={t(common.removeOf, { name: nameOf(id) })}
              icon={<X size={16} strokeWidth={1.75} />}
              onClick={() => toggle(id, nameOf(id))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
