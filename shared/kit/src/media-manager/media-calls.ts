import type { Endpoint } from '@jackfield/contract';
import {
  addCompanyTextGreeting,
  addTeamTextGreeting,
  addTextGreeting,
  deleteCompanyGreeting,
  deleteGreeting,
  deleteTeamGreeting,
  listCompanyGreetings,
  listGreetings,
  listTeamGreetings,
  selectCompanyGreeting,
  selectGreeting,
  selectTeamGreeting,
  uploadCompanyGreeting,
  uploadGreeting,
  uploadTeamGreeting,
} from '@jackfield/contract/api/media';

type Named = 'id' | 'path' | 'source' | 'summary';
/** The same call under another path. */
export type Like<E extends Endpoint> = Omit<E, Named> & Pick<Endpoint, Named>;

/** Calls about the greetings of one kind of owner. */
interface GreetingCalls {
  readonly list: Like<typeof listGreetings>;
  readonly upload: Like<typeof uploadGreeting>;
  readonly addText: Like<typeof addTextGreeting>;
  readonly select: Like<typeof selectGreeting>;
  readonly remove: Like<typeof deleteGreeting>;
}

/** Who can have greetings: for voicemail, company numbers as messages to play. */
export type GreetingOwnerType = 'teammate' | 'team' | 'company';

/** Calls about greetings by owner (API-131 to API-134, API-151 to API-154, annex A8). */
export const greetingCalls: Readonly<Record<GreetingOwnerType, GreetingCalls>> = {
  teammate: {
    list: listGreetings,
    upload: uploadGreeting,
    addText: addTextGreeting,
    select: selectGreeting,
    remove: deleteGreeting,
  },
  team: {
    list: listTeamGreetings,
    upload: uploadTeamGreeting,
    addText: addTeamTextGreeting,
    select: selectTeamGreeting,
    remove: deleteTeamGreeting,
  },
  company: {
    list: listCompanyGreetings,
    upload: uploadCompanyGreeting,
    addText: addCompanyTextGreeting,
    select: selectCompanyGreeting,
    remove: deleteCompanyGreeting,
  },
};
