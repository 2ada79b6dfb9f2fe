import { Button, IconButton } from '@jackfield/kit/ui/core';
import { Ellipsis, Plus } from '@jackfield/kit/ui/icons';
import { Menu, type MenuGroups } from '@jackfield/kit/ui/menu';
import { common, useT } from '@jackfield/runtime';
import type { ReactNode } from 'react';
import css from './list-actions.module.css';

/** The one action of a whole list that stands out. */
export interface PrimaryAction {
  readonly label: string;
  /** Why it can't be done now, with what helps; it is shown, and the button is off. */
  readonly blocked?: ReactNode;
  run(): void;
}

export interface ListActionsProps {
  primary: PrimaryAction | undefined;
  more: MenuGroups | undefined;
}

/** Actions of a whole list at its head: the primary one, and the others behind one button. */
export function ListActions({ primary, more }: ListActionsProps) {
  const t = useT();
  const hasMore = more?.some((group) => group.length > 0) === true;
  if (!primary && !hasMore) return null;
  return (
    <div className={css.actions}>
      {hasMore && (
        <Menu groups={more} title={t(common.moreActions)}>
          <IconButton
            type="default"
            label={t(common.moreActions)}
            icon={<Ellipsis size={16} strokeWidth={1.75} />}
          />
        </Menu>
      )}
      {primary && (
        <Button
          type="primary"
          icon={<Plus size={16} strokeWidth={1.75} />}
          disabled={Boolean(primary.blocked)}
          onClick={primary.run}
        >
          {primary.label}
        </Button>
      )}
    </div>
  );
}
