import type { IvrOwner } from '@jackfield/contract';
import { pageWide } from '@jackfield/kit/page-wide';

/** A menu that is to be shown in its panel, and the key to begin with. */
export interface MenuRequest {
  readonly menuId: string;
  /** Null begins with the menu itself. */
  readonly input: string | null;
}

type Listener = (request: MenuRequest) => void;

// The map and the panel of a page may come from two remotes.
const panels = pageWide('call-routing.menu-requests.v1', () => new Map<string, Listener>());

const keyOf = ({ ownerType, ownerId }: IvrOwner) => `${ownerType} ${ownerId}`;

/** Shows a menu in the panel of its owner; false where the page has no such panel. */
export function requestMenu(owner: IvrOwner, request: MenuRequest): boolean {
  const listener = panels.get(keyOf(owner));
  listener?.(request);
  return listener !== undefined;
}

/** Takes the requests for menus of an owner until the answer is called. */
export function onMenuRequest(owner: IvrOwner, listener: Listener): () => void {
  const key = keyOf(owner);
  panels.set(key, listener);
  return () => {
    if (panels.get(key) === listener) panels.delete(key);
  };
}

/** The search of an address that opens a menu once its panel is there. */
export function menuSearch({ menuId, input }: MenuRequest): string {
  const search = new URLSearchParams({ menu: menuId });
  if (input !== null) search.set('key', input);
  return search.toString();
}

/** The request that stands in the search of an address; null without one. */
export function requestIn(search: string): MenuRequest | null {
  const wanted = new URLSearchParams(search);
  const menuId = wanted.get('menu');
  return menuId === null ? null : { menuId, input: wanted.get('key') };
}
