import type { RoutingMenus } from '@jackfield/call-routing/routing-editor';
import type { IvrOwner } from '@jackfield/contract';
import { hasTargetKey } from '@jackfield/contract/api/ivr';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { type ReactNode, useRef, useState } from 'react';
import { useMenus } from './use-menus.ts';

const AddMenuDialog = lazyPart(() =>
  import('./add-menu-dialog.tsx').then((file) => file.AddMenuDialog),
);

/**
 * Menus of an owner for its routing, with the dialog that adds one (ROUTE-07, IVR-09). Undefined
 * until they were read; `dialog` is to stand outside of the form.
 */
export function useRoutingMenus(owner: IvrOwner): {
  menus: RoutingMenus | undefined;
  dialog: ReactNode;
} {
  const { data, refetch } = useMenus(owner);
  const [isAdding, setAdding] = useState(false);
  const answer = useRef<(id: string | null) => void>(undefined);
  const reply = (id: string | null) => {
    answer.current?.(id);
    answer.current = undefined;
  };
  const menus = data && {
    items: data.items.map(({ id, name, keys }) => ({
      id,
      name,
      isIncomplete: !hasTargetKey(keys),
    })),
    readAgain: () => refetch(),
    onAdd: () =>
      new Promise<string | null>((resolve) => {
        reply(null);
        answer.current = resolve;
        setAdding(true);
      }),
  };
  const close = () => {
    setAdding(false);
    reply(null);
  };
  return {
    menus,
    dialog: isAdding && (
      <AddMenuDialog owner={owner} onAdded={({ id }) => reply(id)} onClose={close} />
    ),
  };
}
