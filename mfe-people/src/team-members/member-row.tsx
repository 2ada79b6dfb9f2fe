import { paths } from '@jackfield/contract';
import { DragHandle, type OrderHandle } from '@jackfield/kit/order-list';
import { Avatar, IconButton, Skeleton } from '@jackfield/kit/ui/core';
import { ArrowDown, ArrowUp, X } from '@jackfield/kit/ui/icons';
import { common, Link, useT } from '@jackfield/runtime';
import { PersonStatus } from '../people/status-badge.tsx';
import { teamMessages } from '../teams/messages.ts';
import css from './member-list.module.css';
import { memberMessages } from './messages.ts';
import type { MemberDetails } from './use-member-details.ts';

export interface MemberRowProps {
  id: string;
  /** Null while the person is read. */
  details: MemberDetails | null;
  /** The person was deleted since they were added. */
  isGone: boolean;
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
  const { id, details, isGone, place, count } = props;
  const fullName = details?.fullName ?? (isGone ? t(common.deletedUser) : '');
  const isLast = count === 1;
  return (
    <li className={css.row} data-dragged={props.isDragged}>
      <DragHandle
        label={t(memberMessages.drag, { fullName })}
        helpId={props.helpId}
        handle={props.handle}
      />
      <Avatar name={fullName} src={details?.profileImage ?? null} />
      <span className={css.person}>
        {details === null && !isGone && <Skeleton width={128} height={12} />}
        {details && (
          <Link to={paths.admin.users.edit(id)} title={fullName}>
            {fullName}
          </Link>
        )}
        {isGone && <span>{fullName}</span>}
        {details && (
          <span className={`ui-secondary ${css.ext}`}>
            {t(teamMessages.ext, { extension: details.extension })}
          </span>
        )}
      </span>
      {details && (
        <span className={css.status}>
          <PersonStatus status={details.status} />
        </span>
      )}
      <IconButton
        className={css.step ?? ''}
        label={t(memberMessages.up, { fullName })}
        icon={<ArrowUp {...icon} />}
        disabled={place === 0}
        onClick={() => props.onMove(place - 1)}
      />
      <IconButton
        className={css.step ?? ''}
        label={t(memberMessages.down, { fullName })}
        icon={<ArrowDown {...icon} />}
        disabled={place === count - 1}
        onClick={() => props.onMove(place + 1)}
      />
      <IconButton
        label={isLast ? t(memberMessages.last) : t(memberMessages.remove, { fullName })}
        icon={<X {...icon} />}
        disabled={isLast}
        onClick={props.onRemove}
      />
    </li>
  );
}
