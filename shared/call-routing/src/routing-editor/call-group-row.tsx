import { DragHandle, type OrderHandle } from '@jackfield/kit/order-list';
import { Avatar, IconButton } from '@jackfield/kit/ui/core';
import { ArrowDown, ArrowUp, X } from '@jackfield/kit/ui/icons';
import type { Picked } from '@jackfield/records/people-picker';
import { common, useT } from '@jackfield/runtime';
import { routingMessages } from './messages.ts';
import css from './routing-editor.module.css';

interface CallGroupRowProps {
  name: string;
  person: Picked | null;
  place: number;
  count: number;
  isDragged: boolean;
  handle: OrderHandle;
  helpId: string;
  onMove(to: number): void;
  onRemove(): void;
}

const icon = { size: 15, strokeWidth: 1.75 } as const;

/** A user of a call group: handle, name, extension, and the buttons that move and remove. */
export function CallGroupRow(props: CallGroupRowProps) {
  const t = useT();
  const { name, person, place, count } = props;
  return (
    <li className={css.member} data-dragged={props.isDragged}>
      <DragHandle
        isSmall
        label={t(routingMessages.drag, { name })}
        helpId={props.helpId}
        handle={props.handle}
      />
      <Avatar name={name} src={person?.profileImage ?? null} size={22} />
      <span className="ui-clip ui-fill" title={name}>
        {name}
      </span>
      <span className={css.ext}>{person?.extension}</span>
      {count > 1 && (
        <>
          <IconButton
            size="small"
            label={t(routingMessages.up, { name })}
            icon={<ArrowUp {...icon} />}
            disabled={place === 0}
            onClick={() => props.onMove(place - 1)}
          />
          <IconButton
            size="small"
            label={t(routingMessages.down, { name })}
            icon={<ArrowDown {...icon} />}
            disabled={place === count - 1}
            onClick={() => props.onMove(place + 1)}
          />
          <IconButton
            size="small"
            label={t(common.removeOf, { name })}
            icon={<X {...icon} />}
            onClick={props.onRemove}
          />
        </>
      )}
    </li>
  );
}
