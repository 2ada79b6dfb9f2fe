import type { CallGroup } from '@jackfield/contract/api/routing';
import { useLooking } from '@jackfield/kit/may';
import { useOrderList } from '@jackfield/kit/order-list';
import { Field, RadioGroup } from '@jackfield/kit/ui/form';
import { PickerSelect, useNamed } from '@jackfield/records/people-picker';
import { bus, common, useT } from '@jackfield/runtime';
import { useId, useState } from 'react';
import { CallGroupRow } from './call-group-row.tsx';
import { routingMessages } from './messages.ts';
import css from './routing-editor.module.css';
import type { ControlOf } from './routing-parts.ts';
import { PickedNote } from './target-note.tsx';

/** How many users a call group holds. */
const maximum = 50;

/** Call group: who rings, in which order, and how (ENT-23, ROUTE-09 to ROUTE-13). */
export function CallGroupControl(props: ControlOf<'callgroup'>) {
  const { ownerId, value, error, onChange } = props;
  const t = useT();
  const isLooking = useLooking();
  const helpId = useId();
  const [news, setNews] = useState('');
  const { option, list: ids } = value.actionValue;
  const named = useNamed('teammate', ids);
  const change = (next: Partial<CallGroup>) => {
    const actionValue = { ...value.actionValue, ...next };
    onChange({ ...value, actionValue });
    // Call groups stand in the routing of company numbers and teams (annex F1, IVR-25).
    const ownerType = props.place.startsWith('company') ? 'company' : 'team';
    bus.emit('selected-callgroup', { ownerType, ownerId, ...actionValue });
  };
  const nameOf = (id: string) => {
    const { found, isGone } = named(id);
    return found?.name ?? (isGone ? t(common.deletedUser) : '');
  };
  const { list, dragged, handle, move } = useOrderList(ids, (next, id, to) => {
    change({ list: next });
    setNews(t(routingMessages.moved, { name: nameOf(id), place: to + 1, count: ids.length }));
  });
  const isFull = ids.length >= maximum;

  return (
    <>
      <RadioGroup
        label={t(common.ringOrder)}
        value={option}
        options={[
          { value: 'simultaneous', label: t(common.ringSimultaneously) },
          { value: 'single', label: t(common.roundRobin) },
        ]}
        onChange={(next) => change({ option: next })}
      />
      <p id={helpId} className="ui-hidden">
        {t(common.dragHelp)}
      </p>
      {ids.length > 0 && (
        <ol ref={list} className={`ui-rows ${css.group}`} aria-label={t(routingMessages.members)}>
          {ids.map((id, place) => (
            <CallGroupRow
              key={id}
              name={nameOf(id)}
              person={named(id).found}
              place={place}
              count={ids.length}
              isDragged={dragged === id}
              handle={handle(id, place)}
              helpId={helpId}
              onMove={(to) => move(place, to)}
              onRemove={() => change({ list: ids.filter((each) => each !== id) })}
            />
          ))}
        </ol>
      )}
      <output className="ui-hidden">{news}</output>
      {ids.map((id) => (
        <PickedNote key={id} kind="teammate" named={named(id)} />
      ))}
      {!isLooking && (
        <Field
          isLabelHidden
          label={t(common.addAUser)}
          error={error}
          {...(isFull
            ? { hint: t(routingMessages.groupFull, { maximum }) }
            : ids.length === 1 && { hint: t(routingMessages.lastUser) })}
        >
          <PickerSelect
            kind="teammate"
            value={null}
            taken={ids}
            disabled={isFull}
            placeholder={t(common.addAUser)}
            onPick={({ id }) => change({ list: [...ids, id] })}
          />
        </Field>
      )}
    </>
  );
}
