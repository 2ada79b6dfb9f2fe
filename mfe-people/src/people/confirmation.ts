import type { MenuPerson } from './person-menu.ts';

/** A step that is asked for before it is done. */
export interface Confirmation {
  action: 'suspend' | 'delete';
  person: MenuPerson;
}
