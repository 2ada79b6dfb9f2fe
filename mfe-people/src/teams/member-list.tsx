import { useLooking } from '@jackfield/kit/may';
import { useOrderList } from '@jackfield/kit/order-list';
import { Alert } from '@jackfield/kit/ui/core';
import type { Picked } from '@jackfield/records/people-picker';
import { common, useT } from '@jackfield/runtime';
import { useId, useState } from 'react';
import { useFocusAfter } from '../people/use-focus-after.ts';
import type { ListedMember } from './listed-member.ts';
import css from './member-list.module.css';
import { MemberPicker } from './member-picker.tsx';
import { MemberRow } from './member-row.tsx';
import { rosterMessages } from './messages.ts';

export interface MemberListProps {
  /** Ids in their order. */
  ids: readonly string[];
  detailsOf(id: string): ListedMember;
  /** The team is being added: it may have nobody yet, and names lead nowhere. */
  isNew?: boolean;
  error: string | undefined;
  /** Others are left, or in another order. */
  onChange(ids: string[]): void;
  onAdd(person: Picked): void;
}

/** Members in their order: drag, move by keys or buttons, remove, add (TEAM-05, annex G2). */
export function MemberList(props: MemberListProps) {
  const { ids, detailsOf, isNew = false, error, onChange, onAdd } = props;
  const t = useT();
  const isLooking = useLooking();
  const helpId = useId();
  const [news, setNews] = useState('');
  const { list, dragged, handle, move } = useOrderList(ids, (next, id, to) => {
    onChange(next);
    const fullName = detailsOf(id).details?.fullName ?? '';
    setNews(t(rosterMessages.moved, { fullName, place: to + 1, count: ids.length }));
  });

  const { area, focusAfter } = useFocusAfter<HTMLDivElement>();

  /** The focus goes to the button of the next one, or to adding where nobody more can go. */
  function remove(id: string, place: number): void {
    onChange(ids.filter((each) => each !== id));
    focusAfter((shown) => {
      const buttons = [...shown.querySelectorAll<HTMLElement>('[data-remove]:enabled')];
      return (
        buttons[place] ?? buttons.at(-1) ?? shown.querySelector<HTMLElement>('[role=combobox]')
      );
    });
  }

  function toggle(person: Picked): void {
    if (ids.includes(person.id)) return onChange(ids.filter((each) => each !== person.id));
    onAdd(person);
    setNews(t(common.isAdded, { name: person.name }));
  }

  return (
    <div ref={area} className={`ui-card ${css.card}`}>
      {!isNew && (
        <header className={css.head}>{t(common.countMembers, { count: ids.length })}</header>
      )}
      {!isLooking && (
        <div className={css.add}>
          <MemberPicker members={ids} keepsOne={!isNew} error={error} onToggle={toggle} />
        </div>
      )}
      {ids.length === 0 && (
        <div className={css.nobody}>
          {isNew ? (
            <p className="ui-text2">{t(rosterMessages.nobodyYet)}</p>
          ) : (
            <Alert kind="warning" title={t(rosterMessages.nobody)}>
              {t(rosterMessages.nobodyText)}
            </Alert>
          )}
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
            isNew={isNew}
            place={place}
            count={ids.length}
            isDragged={dragged === id}
            helpId={helpId}
            handle={handle(id, place)}
            onMove={(to) => move(place, to)}
            onRemove={() => remove(id, place)}
          />
        ))}
      </ol>
      <output className="ui-hidden">{news}</output>
    </div>
  );
}
