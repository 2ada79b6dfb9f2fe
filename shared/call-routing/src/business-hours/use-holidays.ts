import type { AccountCountry } from '@jackfield/contract';
import { listHolidays } from '@jackfield/contract/api/holiday';
import { call } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';

/** Whose holidays they are. */
export interface HolidayPlace {
  country: AccountCountry;
  /** Code of a state or province; empty for those of the whole country. */
  region: string;
  year: number;
}

/** Public holidays of a place and year. */
export function useHolidays({ country, region, year }: HolidayPlace) {
  return useQuery({
    queryKey: ['holiday', country, region, year],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      call(
        listHolidays,
        { params: { country, year: String(year) }, query: region === '' ? {} : { region } },
        { signal },
      ),
  });
}
