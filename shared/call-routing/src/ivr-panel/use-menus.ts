import type { IvrOwner } from '@jackfield/contract';
import { menuCalls } from '@jackfield/contract/api/ivr';
import { call, useLiveRefetch } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import type { SetHourTarget } from './handle-menu-events.ts';
import { menuKeys } from './menu-queries.ts';
import { useMenuEvents } from './use-menu-events.ts';

/** What keys of an owner's menus can lead to, kept current (ENT-24). */
export function useActionList(owner: IvrOwner) {
  const queryKey = menuKeys.actions(owner);
  useLiveRefetch(['teammate', 'team'], queryKey);
  useLiveRefetch(['callhandling'], queryKey, (event) => event.ownerId === owner.ownerId);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      call(menuCalls[owner.ownerType].actions, { params: { id: owner.ownerId } }, { signal }),
  });
}

/** Menus of an owner, kept current, with the handlers of the events about them. */
export function useMenus(owner: IvrOwner, setHourTarget?: SetHourTarget) {
  useMenuEvents(owner, setHourTarget);
  const queryKey = menuKeys.list(owner);
  useLiveRefetch(['callhandling'], queryKey, (event) => event.ownerId === owner.ownerId);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      call(menuCalls[owner.ownerType].list, { params: { id: owner.ownerId } }, { signal }),
  });
}
