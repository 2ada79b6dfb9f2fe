import { type IvrOwner, paths } from '@jackfield/contract';
import type { IvrMenu } from '@jackfield/contract/api/ivr';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { Button } from '@jackfield/kit/ui/core';
import { Archive, Plus } from '@jackfield/kit/ui/icons';
import { useEditors } from '@jackfield/records/editors';
import { undoAction } from '@jackfield/records/restore';
import { common, notify, useT } from '@jackfield/runtime';
import { ask } from './menu-bus.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useId, useState, memo, useCallback, useMemo } from 'react';
import css from './menu-list.module.css';
import { menuKeys } from './menu-queries.ts';
import type { MenuListState, MenuListStep } from './menu-list-state.ts';
import { type HourTarget, type MenuHour, marksOf } from './menu-marks.ts';
import { MenuRow } from './menu-row.tsx';
import { panelMessages } from './messages.ts';
import { UnsavedRow } from './unsaved-row.tsx';

const DeleteMenuDialog = lazyPart(() =>
  import('./delete-menu-dialog.tsx').then((file) => file.DeleteMenuDialog),
);

const RoutedDeleted = lazyPart(() =>
  import('@jackfield/call-routing/routed-deleted').then((file) => file.RoutedDeleted),
);

const SetHourDialog = lazyPart(() =>
  import('./set-hour-dialog.tsx').then((file) => file.SetHourDialog),
);

interface MenuListProps {
  owner: IvrOwner;
  state: MenuListState;
  dispatch: Dispatch<MenuListStep>;
  maximum: number;
  hours: readonly HourTarget[];
  /** Menus with input that is not saved. */
  unsavedIds: readonly string[];
}

/** The menus of an owner (IVR-01 to IVR-04, IVR-08). */
export const MenuList = memo(function MenuList(props: MenuListProps) {
  const { owner, state, dispatch, maximum, hours, unsavedIds } = props;
  const t = useT();
  const editors = useEditors();
  const titleId = useId();
  const client = useQueryClient();
  const [isDeletedOpen, setDeletedOpen] = useState(false);
  const [sending, setSending] = useState<{ menu: IvrMenu; hour: MenuHour } | null>(null);
  const [deleting, setDeleting] = useState<IvrMenu | null>(null);
  const { menus, selectedId, isAdding } = state;

  const add = async (name: string) => {
    const { id } = await ask('create-ivr', { ...owner, name });
    dispatch({ type: 'added', id });
  };
  const marks = useMemo(
    () => new Map(menus.map((menu) => [menu.id, marksOf(menu, menus, hours)])),
    [menus, hours],
  );
  const setDefault = useCallback(
    (menu: IvrMenu, hour: MenuHour | 'none') => {
      if (hour !== 'none') return setSending({ menu, hour });
      ask('set-default-ivr', { ...owner, id: menu.id }).then(
        (undo) => {
          const said = t(common.isSaved, { name: menu.name });
          notify.success(said, undo && undoAction(undo));
        },
        (error: unknown) => notify.failure(error),
      );
    },
    [owner, t],
  );

  return (
    <div className={css.side}>
      <header className={css.head}>
        <h2 id={titleId}>{t(panelMessages.menus)}</h2>
        <span className={css.count}>{t(common.countOf, { count: menus.length, maximum })}</span>
        {menus.length < maximum && (
          <Button
            size="small"
            disabled={isAdding}
            icon={<Plus size={15} strokeWidth={1.75} />}
            onClick={() => dispatch({ type: 'adding' })}
          >
            {t(common.add)}
          </Button>
        )}
      </header>
      <ul className={css.list} aria-labelledby={titleId}>
        {menus.map((menu) => (
          <MenuRow
            key={menu.id}
            menu={menu}
            marks={marks.get(menu.id) ?? marksOf(menu, menus, hours)}
            isSelected={menu.id === selectedId}
            hasInput={unsavedIds.includes(menu.id)}
            path={paths.admin.menus(owner, menu.id)}
            onSetDefault={setDefault}
            onDelete={setDeleting}
            editor={editors.find(({ entity, id }) => entity === 'ivr' && id === menu.id)}
          />
        ))}
        {isAdding && <UnsavedRow onAdd={add} onCancel={() => dispatch({ type: 'cancelled' })} />}
      </ul>
      <p className={`ui-caption ${css.hint}`}>{t(panelMessages.hint)}</p>
      <Button
        type="text"
        size="small"
        icon={<Archive size={15} strokeWidth={1.75} />}
        onClick={() => setDeletedOpen(true)}
      >
        {t(common.recentlyDeleted)}
      </Button>
      {isDeletedOpen && (
        <RoutedDeleted
          kind="ivr"
          ownerId={owner.ownerId}
          onRestored={() => void client.invalidateQueries({ queryKey: menuKeys.list(owner) })}
          onClose={() => setDeletedOpen(false)}
        />
      )}
      {sending && <SetHourDialog owner={owner} {...sending} onClose={() => setSending(null)} />}
      {deleting && (
        <DeleteMenuDialog owner={owner} menu={deleting} onClose={() => setDeleting(null)} />
      )}
    </div>
  );
});
