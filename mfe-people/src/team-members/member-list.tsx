import type { Team } from '@jackfield/contract/api/team';
import { Alert } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
import { useEffect, useId, useRef, useState } from 'react';
import { MemberPicker } from '../teams/member-picker.tsx';
import css from './member-list.module.css';
import { MemberRow } from './member-row.tsx';
import { memberMessages } from './messages.ts';
import { moved, placeByKey } from './order.ts';
import { useDragOrder } from './use-drag-order.ts';
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
  const [held, setHeld] = useState<{ id: string } | null>(null);
  const list = useRef<HTMLOListElement>(null);

  function move(from: number, to: number): void {
    const id = ids[from];
    if (id === undefined) return;
    onChange(moved(ids, from, to));
    const fullName = detailsOf(id).details?.fullName ?? '';
    setNews(t(memberMessages.moved, { fullName, place: to + 1, count: ids.length }));
  }
  const { dragged, take } = useDragOrder(list, ids, move);

  // A row that changes its place loses the focus on the way.
  useEffect(() => {
    if (held === null) return;
    list.current?.querySelector<HTMLElement>(`[data-handle="${held.id}"]`)?.focus();
  }, [held]);

  return (
    <div className={css.card}>
      <header className={css.head}>{t(memberMessages.count, { count: ids.length })}</header>
      {ids.length === 0 && (
        <div className={css.nobody}>
          <Alert kind="warning" title={t(memberMessages.nobody)}>
            {t(memberMessages.nobodyText)}
          </Alert>
        </div>
      )}
      <p id={helpId} className="ui-hidden">
        {t(memberMessages.dragHelp)}
      </p>
      <ol ref={list} className={css.list} aria-label={t(memberMessages.members)}>
        {ids.map((id, place) => (
          <MemberRow
            key={id}
            id={id}
            {...detailsOf(id)}
            place={place}
            count={ids.length}
            isDragged={dragged === id}
            helpId={helpId}
            onTake={take(id)}
            onKey={(event) => {
              const to = placeByKey(event.key, place, ids.length);
              if (to === null) return;
              event.preventDefault();
              setHeld({ id });
              move(place, to);
            }}
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
