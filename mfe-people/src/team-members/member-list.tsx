import type { Team } from '@jackfield/contract/api/team';
import { useOrderList } from '@jackfield/kit/order-list';
import { Alert } from '@jackfield/kit/ui/core';
import { common, useT } from '@jackfield/runtime';
import { useId, useState } from 'react';
import { MemberPicker } from '../teams/member-picker.tsx';
import css from './member-list.module.css';
import { MemberRow } from './member-row.tsx';
import { memberMessages } from './messages.ts';
import { useMemberDetails } from './use-member-details.ts';

export interface MemberListProps {
  team: Team;
  /** Ids in the order of the form. */
  ids: readonly string[];
  error: string | undefined;
  onChange(ids: string[]): void;
}

/** Members in their order: drag, move by keys or buttons, remove, add (TEAM-05, annex G2). */
export function MemberList({ team, ids, error, onChange }: MemberListProps) {
  const t = useT();
  const helpId = useId();
  const detailsOf = useMemberDetails(team, ids);
  const [news, setNews] = useState('');
  const { list, dragged, handle, move } = useOrderList(ids, (next, id, to) => {
    onChange(next);
    const fullName = detailsOf(id).details?.fullName ?? '';
    setNews(t(memberMessages.moved, { fullName, place: to + 1, count: ids.length }));
  });

  return (
    <div className={`ui-card ${css.card}`}>
      <header className={css.head}>{t(common.countMembers, { count: ids.length })}</header>
      {ids.length === 0 && (
        <div className={css.nobody}>
          <Alert kind="warning" title={t(memberMessages.nobody)}>
            {t(memberMessages.nobodyText)}
          </Alert>
        </div>
      )}
      <p id={helpId} className="ui-hidden">
        {t(common.dragHelp)}
      </p>
      <ol ref={list} aria-label={t(common.members)}>
        {ids.map((id, place) => (
          <MemberRow
            key={id}
            id={id}
            {...detailsOf(id)}
            place={place}
            count={ids.length}
            isDragged={dragged === id}
            helpId={helpId}
            handle={handle(id, place)}
            onMove={(to) => move(place, to)}
            onRemove={() => onChange(ids.filter((each) => each !== id))}
          />
        ))}
      </ol>
      <output className="ui-hidden">{news}</output>
      <div className={css.add}>
        <MemberPicker taken={ids} error={error} onPick={({ id }) => onChange([...ids, id])} />
      </div>
    </div>
  );
}
