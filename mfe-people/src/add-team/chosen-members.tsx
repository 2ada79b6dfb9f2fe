import { Avatar, IconButton } from '@jackfield/kit/ui/core';
import { X } from '@jackfield/kit/ui/icons';
import { common, useT } from '@jackfield/runtime';
import { MemberPicker, type PickedPerson } from '../teams/member-picker.tsx';
import { teamMessages } from '../teams/messages.ts';
import css from './add-team-drawer.module.css';
import { addMessages } from './messages.ts';

export interface ChosenMembersProps {
  members: readonly PickedPerson[];
  error: string | undefined;
  onChange(members: PickedPerson[]): void;
}

/** First members of a new team, in the order in which they were picked. */
export function ChosenMembers({ members, error, onChange }: ChosenMembersProps) {
  const t = useT();
  return (
    <section className={css.members} aria-label={t(common.members)}>
      <h3>{t(common.members)}</h3>
      {members.length === 0 ? (
        <p className="ui-text2">{t(addMessages.noMembers)}</p>
      ) : (
        <ul className={`ui-rows ${css.chosen}`}>
          {members.map(({ id, fullName, extension }) => (
            <li key={id}>
              <Avatar name={fullName} size={28} />
              <span className="ui-clip ui-fill">{fullName}</span>
              <span className={css.ext}>{t(teamMessages.ext, { extension })}</span>
              <IconButton
                label={t(addMessages.remove, { fullName })}
                icon={<X size={16} strokeWidth={1.75} />}
                onClick={() => onChange(members.filter((member) => member.id !== id))}
              />
            </li>
          ))}
        </ul>
      )}
      <MemberPicker
        taken={members.map(({ id }) => id)}
        error={error}
        onPick={({ id, fullName, extension }) =>
          onChange([...members, { id, fullName, extension }])
        }
      />
    </section>
  );
}
