import { getPhonePlace, type PhonePlace, setPhonePlace } from '@jackfield/contract/api/web-phone';
import type { ServiceAddress } from '@jackfield/contract';
import { call, queryClient } from '@jackfield/runtime';
import { queryOptions } from '@tanstack/react-query';

/** Milliseconds for which an answer of the portal counts. */
const staysFor = 60_000;

/** Where help is sent to that this browser calls. */
export const helpPlaceQuery = queryOptions({
  queryKey: ['web-phone', 'place'],
  queryFn: ({ signal }) => call(getPhonePlace, {}, { signal }),
  staleTime: staysFor,
});

/** What a call for help sends now: what was told today, else the registered address. */
export const sentAddress = (place: PhonePlace): ServiceAddress | null =>
  isTold(place) ? (place.told?.address ?? null) : place.registered;

/** Whether the person has said today where they are. */
const isTold = ({ told }: PhonePlace): boolean =>
  told !== null && Date.parse(told.until) > Date.now();

/** Within so many milliseconds, or not at all: a call for help waits for nothing longer. */
function within<Value>(milliseconds: number, wanted: Promise<Value>): Promise<Value | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds));
  return Promise.race([wanted.catch(() => null), late]);
}

/** Milliseconds. */
const readsWithin = 400;
const savesWithin = 1000;

/** Whether the person has to be asked first; also where that could not be read. */
export async function isToAsk(): Promise<boolean> {
  const place = await within(readsWithin, queryClient.fetchQuery(helpPlaceQuery));
  return place === null || !isTold(place);
}

/** Keeps for a day where the person is; done once it is kept, fails, or takes too long. */
export async function tellPlace(address: ServiceAddress): Promise<void> {
  const saving = call(setPhonePlace, { body: { address } }).then((place) =>
    queryClient.setQueryData(helpPlaceQuery.queryKey, place),
  );
  await within(savesWithin, saving);
}
