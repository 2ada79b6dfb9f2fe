import { type IvrOwner, paths } from '@jackfield/contract';
import { EmptyState } from '@jackfield/kit/empty-state';
import { ErrorAlert } from '@jackfield/kit/error-alert';
import { Button, Skeleton } from '@jackfield/kit/ui/core';
import { ListTree } from '@jackfield/kit/ui/icons';
import { useMarkUnsaved } from '@jackfield/records/edit-page';
import { LeaveGuard } from '@jackfield/records/leave-guard';
import { failureText, profileAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useMemo, useReducer } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { SetHourTarget } from './handle-menu-events.ts';
import css from './ivr-panel.module.css';
import { MenuEditor } from './menu-editor.tsx';
import { type HourTarget, type MenuMarks, marksOf } from './menu-marks.ts';
import { MenuList } from './menu-list.tsx';
import { emptyMenuList, menuListReducer } from './menu-list-state.ts';
import { panelMessages } from './messages.ts';
import { ReAddDialog } from './re-add-dialog.tsx';
import { useActionList, useMenus } from './use-menus.ts';
import { useStableValue } from './use-stable-value.ts';
import { useUnsavedMenus } from './use-unsaved-menus.ts';
import { menuDrafts } from './use-menu-form.ts';

export interface IvrPanelProps {
  /** Whose menus they are. */
  owner: IvrOwner;
  /** Given by pages where calls of an hour can go to a menu (OP-78). */
  hours?: readonly HourTarget[];
  /** Sends calls of an hour to a menu; needed with `hours`. */
  setHourTarget?: SetHourTarget;
}

const rows = ['first', 'second', 'third'];
const noHours: readonly HourTarget[] = [];
const noMarks: MenuMarks = { isChecked: false, answers: [], offered: [] };

/** The menu of the address, and the one of its keys that somebody came to see. */
function useAddress(owner: IvrOwner) {
  const { pathname, search } = useLocation();
  const base = paths.admin.menus(owner);
  const menuId = pathname.startsWith(`${base}/`) ? pathname.slice(base.length + 1) : null;
  const input = new URLSearchParams(search).get('key');
  const request = useMemo(
    () => (menuId === null || input === null ? null : { menuId, input }),
    [menuId, input],
  );
  return { base, menuId, request };
}

/**
 * IVR management: menus on the left, the selected one on the right (IVR-01). Each menu has an
 * address of its own; input of one that is left for another stays.
 */
export function IvrPanel({ owner, hours = noHours, setHourTarget }: IvrPanelProps) {
  const t = useT();
  const editorId = useAtomValue(profileAtom)?.id ?? '';
  const menus = useMenus(owner, setHourTarget);
  const actions = useActionList(owner);
  const { base, menuId, request } = useAddress(owner);
  const navigate = useNavigate();
  const [state, dispatch] = useReducer(menuListReducer, { ...emptyMenuList, selectedId: menuId });
  const unsaved = useUnsavedMenus(state.menus);
  const items = menus.data?.items;
  if (items !== undefined && items !== state.menus) {
    const hasInput = unsaved.ids.includes(state.selectedId ?? '');
    dispatch({ type: 'listed', menus: items, hasInput });
  }
  const selected = state.menus.find(({ id }) => id === state.selectedId);
  // The bar of the page saves every menu that it names, so that their editors stay.
  const open = state.menus.filter((menu) => menu === selected || unsaved.ids.includes(menu.id));
  const marks = new Map(
    useStableValue(open.map((menu) => [menu.id, marksOf(menu, state.menus, hours)] as const)),
  );
  useEffect(() => {
    if (menuId !== null) dispatch({ type: 'selected', id: menuId });
  }, [menuId]);
  const showAddress = useEffectEvent((id: string) => {
    if (id !== menuId) void navigate(paths.admin.menus(owner, id), { replace: menuId === null });
  });
  const shownId = selected?.id;
  useEffect(() => {
    if (shownId !== undefined) showAddress(shownId);
  }, [shownId]);
  useMarkUnsaved(base, unsaved.ids.length > 0);
  const error = menus.error ?? actions.error;
  if (error && !(menus.data && actions.data)) {
    const retry = () => void Promise.all([menus.refetch(), actions.refetch()]);
    return (
      <ErrorAlert title={t(panelMessages.failed)} error={error} onRetry={retry}>
        {failureText(error)}
      </ErrorAlert>
    );
  }
  if (!menus.data || !actions.data) {
    return (
      <div className={css.waiting} aria-busy="true">
        {rows.map((row) => (
          <Skeleton key={row} width="100%" height={46} />
        ))}
      </div>
    );
  }

  const dropDrafts = () => {
    for (const id of unsaved.ids) menuDrafts(editorId, id).drop();
  };

  return (
    <div className={`ui-card ${css.panel}`}>
      <MenuList
        owner={owner}
        state={state}
        dispatch={dispatch}
        maximum={menus.data.maximum}
        hours={hours}
        unsavedIds={unsaved.ids}
      />
      {open.map((menu) => (
        <div key={menu.id} className={css.menu} hidden={menu !== selected}>
          <MenuEditor
            owner={owner}
            menu={menu}
            limits={menus.data}
            actions={actions.data}
            marks={marks.get(menu.id) ?? noMarks}
            greetingReset={state.greetingReset}
            request={request?.menuId === menu.id ? request : null}
            isShown={menu === selected}
            onInput={unsaved.note}
          />
        </div>
      ))}
      {state.menus.length === 0 && !state.isAdding && (
        <EmptyState
          icon={ListTree}
          title={t(panelMessages.empty)}
          action={
            <Button type="primary" onClick={() => dispatch({ type: 'adding' })}>
              {t(panelMessages.addFirst)}
            </Button>
          }
        >
          {t(panelMessages.emptyText)}
        </EmptyState>
      )}
      <LeaveGuard
        dirty={unsaved.ids.length > 0}
        onLeave={dropDrafts}
        isKept={(path) => path.startsWith(base.slice(0, base.lastIndexOf('/') + 1))}
      />
      {unsaved.lost && <ReAddDialog owner={owner} values={unsaved.lost} onClose={unsaved.forget} />}
    </div>
  );
}
