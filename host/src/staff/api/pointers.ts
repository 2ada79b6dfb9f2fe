import { listPointers, type ReleasePointer } from '@jackfield/contract/api/release';
import type { CallAnswer } from '@jackfield/contract';
import { queryClient } from '@jackfield/runtime';
import { queryOptions } from '@tanstack/react-query';
import { callStaff, pause } from './call-staff.ts';

/** What each variant serves in each area. */
export type Pointers = CallAnswer<typeof listPointers>;

const pointersKey = ['staff', 'releases', 'pointers'] as const;

/** Reads the pointers, anew every 15 seconds while the page can be seen and when it comes back. */
export const pointersOptions = () =>
  queryOptions({
    queryKey: pointersKey,
    queryFn: ({ signal }) => callStaff(listPointers, {}, { signal }),
    refetchInterval: pause,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  });

const isSame = (one: ReleasePointer, other: ReleasePointer) =>
  one.variant === other.variant && one.area === other.area;

/** Shows a pointer that an answer brought, and reads again what depends on it. */
export function cachePointer(pointer: ReleasePointer): void {
  queryClient.setQueryData<Pointers>(
    pointersKey,
    (known) =>
      known && {
        ...known,
        variants: known.variants.map((variant) => ({
          ...variant,
          areas: variant.areas.map((area) => (isSame(area, pointer) ? pointer : area)),
        })),
      },
  );
  void queryClient.invalidateQueries({ queryKey: ['staff', 'releases'] });
}
