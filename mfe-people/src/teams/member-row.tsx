import { paths } from '@jackfield/contract';
import { DragHandle, type OrderHandle } from '@jackfield/kit/order-list';
import { Avatar, IconButton, Skeleton } from '@jackfield/kit/ui/core';
import { ArrowDown, ArrowUp, X } from '@jackfield/kit/ui/icons';
import { common, Link, useT } from '@jackfield/runtime';
import { PersonStatus } from '../people/status-badge.tsx';
import type { ListedMember } from './listed-member.ts';
import css from './member-list.module.css';
import { rosterMessages, teamMessages } from './messages.ts';

interface MemberRowProps extends ListedMember {
  id: string;
  isNew: boolean;
  place: number;
  count: number;
  isDragged: boolean;
  helpId: string;
  handle: OrderHandle;
  onMove(to: number): void;
  onRemove(): void;
}

const icon = { size: 16, strokeWidth: 1.75 } as const;

/** A member: handle, name, extension, status, and the buttons that move and remove. */
export function MemberRow(props: MemberRowProps) {
  const t = useT();
  const { id, details, isGone, isNew, place, count } = props;
  const fullName = details?.fullName ?? (isGone ? t(common.deletedUser) : '');
  const isLast = count === 1 && !isNew;
  return (
    <li className={css.row} data-dragged={props.isDragged}>
      <DragHandle
        label={t(rosterMessages.drag, { fullName })}
        helpId={props.helpId}
        handle={props.handle}
      />
      <Avatar name={fullName} src={details?.profileImage ?? null} />
      <span className={css.person}>
        {details === null && !isGone && <Skeleton width={128} height={12} />}
        {details && !isNew && (
          <Link to={paths.admin.users.edit(id)} title={fullName}>
            {fullName}
          </Link>
        )}
        {(isGone || isNew) && <span title={fullName}>{fullName}</span>}
        {details && (
          <span className={`ui-secondary ${css.ext}`}>
            {t(teamMessages.ext, { extension: details.extension })}
          </span>
        )}
      </span>
      {details?.status && (
        <span className={css.status}>
          <PersonStatus status={details.status} />
        </span>
      )}
      <IconButton
        className={css.step ?? ''}
        label={t(rosterMessages.up, { fullName })}
        icon={<ArrowUp {...icon} />}
        disabled={place === 0}
        onClick={() => props.onMove(place - 1)}
      />
      <IconButton
        className={css.step ?? ''}
        label={t(rosterMessages.down, { fullName })}
        icon={<ArrowDown {...icon} />}
        disabled={place === count - 1}
        onClick={() => props.onMove(place + 1)}
      />
      <IconButton
        data-remove
        label={isLast ? t(rosterMessages.last) : t(rosterMessages.remove, { fullName })}
        icon={<X {...icon} />}
        disabled={isLast}
        onClick={props.onRemove}
      />
    </li>
  );
}
