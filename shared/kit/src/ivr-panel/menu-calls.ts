import type { Endpoint, IvrOwner } from '@jackfield/contract';
import {
  addCompanyMenuText,
  addTeamMenuText,
  createCompanyMenu,
  createTeamMenu,
  deleteCompanyMenu,
  deleteCompanyMenuMedia,
  deleteTeamMenu,
  deleteTeamMenuMedia,
  listCompanyActions,
  listCompanyMenus,
  listTeamActions,
  listTeamMenus,
  updateCompanyMenu,
  updateTeamMenu,
  uploadCompanyMenuMedia,
  uploadTeamMenuMedia,
} from '@jackfield/contract/api/ivr';

type Named = 'id' | 'path' | 'source' | 'summary';
/** The same call under another path. */
type Like<E extends Endpoint> = Omit<E, Named> & Pick<Endpoint, Named>;

interface MenuCalls {
  readonly list: Like<typeof listCompanyMenus>;
  readonly create: Like<typeof createCompanyMenu>;
  readonly update: Like<typeof updateCompanyMenu>;
  readonly remove: Like<typeof deleteCompanyMenu>;
  readonly actions: Like<typeof listCompanyActions>;
  readonly upload: Like<typeof uploadCompanyMenuMedia>;
  readonly removeMedia: Like<typeof deleteCompanyMenuMedia>;
  readonly addText: Like<typeof addCompanyMenuText>;
}

/** Calls about menus by owner (API-106 to API-112, API-144 to API-150). */
export const menuCalls: Readonly<Record<IvrOwner['ownerType'], MenuCalls>> = {
  company: {
    list: listCompanyMenus,
    create: createCompanyMenu,
    update: updateCompanyMenu,
    remove: deleteCompanyMenu,
    actions: listCompanyActions,
    upload: uploadCompanyMenuMedia,
    removeMedia: deleteCompanyMenuMedia,
    addText: addCompanyMenuText,
  },
  team: {
    list: listTeamMenus,
    create: createTeamMenu,
    update: updateTeamMenu,
    remove: deleteTeamMenu,
    actions: listTeamActions,
    upload: uploadTeamMenuMedia,
    removeMedia: deleteTeamMenuMedia,
    addText: addTeamMenuText,
  },
};

/** Keys of the queries about the menus of an owner. */
export const menuKeys = {
  list: ({ ownerType, ownerId }: IvrOwner) => ['ivr', ownerType, ownerId, 'menus'],
  actions: ({ ownerType, ownerId }: IvrOwner) => ['ivr', ownerType, ownerId, 'actions'],
};
