import { useListing } from '@jackfield/lists/list-page';
import { useLiveRefetch } from '@jackfield/runtime';
import { peopleKeys } from '../people/api/keys.ts';
import { teammatePage } from '../people/api/list-teammates.ts';
import { listingDefaults, toRequest } from './listing-query.ts';

/** Kinds of events that change what a row shows (annex D, RT-11, RT-15). */
const eventTypes = ['teammate', 'profileimage', 'phonenumber', 'teammember', 'team'] as const;

/** People as the address asks for them, kept current by live events (RT-01, RT-11). */
export function usePeople() {
  useLiveRefetch(eventTypes, peopleKeys.lists);
  return useListing(listingDefaults, (params) => teammatePage(toRequest(params)));
}
