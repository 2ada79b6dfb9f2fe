import type { Picked } from '@jackfield/records/people-picker';
import { common, useT } from '@jackfield/runtime';
import { MemberList } from '../teams/member-list.tsx';
import css from './add-team-drawer.module.css';
import { addMessages } from './messages.ts';

interface FirstMembersProps {
  members: readonly Picked[];
  /** They ring one after the other. */
  isOrdered: boolean;
  error: string | undefined;
  onChange(members: Picked[]): void;
}

/** First members of a new team, in the order in which they were picked until it is changed. */
export function FirstMembers({ members, isOrdered, error, onChange }: FirstMembersProps) {
  const t = useT();
  const byId = new Map(members.map((member) => [member.id, member]));
  const detailsOf = (id: string) => {
    const member = byId.get(id);
    return { details: member ? { ...member, fullName: member.name } : null, isGone: false };
  };
  return (
    <section className={css.members} aria-label={t(common.members)}>
      <div>
        <h3>{t(common.members)}</h3>
        {isOrdered && <p className="ui-secondary">{t(addMessages.inOrder)}</p>}
      </div>
      <MemberList
        ids={[...byId.keys()]}
        detailsOf={detailsOf}
        isNew
        error={error}
        onChange={(ids) => onChange(ids.flatMap((id) => byId.get(id) ?? []))}
        onAdd={(person) => onChange([...members, person])}
      />
    </section>
  );
}
