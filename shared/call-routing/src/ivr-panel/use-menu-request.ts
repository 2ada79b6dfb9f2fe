import { type MenuRequest, onMenuRequest, requestIn } from '@jackfield/call-routing/menu-bridge';
import type { IvrOwner } from '@jackfield/contract';
import type { IvrMenu } from '@jackfield/contract/api/ivr';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Selects the menu that the map of the page or the address asks for, and brings the panel into
 * view. The editor of the menu begins with the key of the request.
 */
export function useMenuRequest(
  owner: IvrOwner,
  menus: readonly IvrMenu[],
  select: (id: string) => void,
) {
  const { ownerType, ownerId } = owner;
  const panel = useRef<HTMLDivElement>(null);
  const [request, setRequest] = useState<MenuRequest | null>(() =>
    requestIn(window.location.search),
  );
  const isThere = menus.some(({ id }) => id === request?.menuId);

  const show = useEffectEvent((wanted: MenuRequest) => {
    select(wanted.menuId);
    panel.current?.scrollIntoView({ block: 'start' });
  });
  useEffect(() => {
    if (request !== null && isThere) show(request);
  }, [request, isThere]);
  useEffect(
    // A copy, so that asking again for the same menu shows it again.
    () => onMenuRequest({ ownerType, ownerId }, (wanted) => setRequest({ ...wanted })),
    [ownerType, ownerId],
  );
  return { panel, request };
}
