import type { Endpoint } from '@jackfield/contract';
import {
  addTeamTextGreeting,
  addTextGreeting,
  deleteGreeting,
  deleteTeamGreeting,
  listGreetings,
  listTeamGreetings,
  selectGreeting,
  selectTeamGreeting,
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

/** Who can have voicemail greetings. */
export type GreetingOwnerType = 'teammate' | 'team';

/** Calls about voicemail greetings by owner (API-131 to API-134, API-151 to API-154). */
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
};
