import type { IvrOwner } from '@jackfield/contract';

/** Keys of the queries about the menus of an owner. */
export const menuKeys = {
  list: ({ ownerType, ownerId }: IvrOwner) => ['ivr', ownerType, ownerId, 'menus'],
  actions: ({ ownerType, ownerId }: IvrOwner) => ['ivr', ownerType, ownerId, 'actions'],
};
