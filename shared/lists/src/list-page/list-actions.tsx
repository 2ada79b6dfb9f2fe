import { Button, IconButton } from '@jackfield/kit/ui/core';
import { Ellipsis, Plus } from '@jackfield/kit/ui/icons';
import { Menu, type MenuGroups } from '@jackfield/kit/ui/menu';
import { common, useT } from '@jackfield/runtime';
import css from './list-actions.module.css';

export interface ListActionsProps {
  primary: { label: string; run(): void } | undefined;
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
        <Button type="primary" icon={<Plus size={16} strokeWidth={1.75} />} onClick={primary.run}>
          {primary.label}
        </Button>
      )}
    </div>
  );
}
