import { paths } from '@jackfield/contract';
import type { FirstRows } from '@jackfield/lists/first-rows';
import { accountNumbers } from './account-numbers.tsx';
import { companyNumbers } from './company-numbers.tsx';

/** Pages of the area whose first rows the server paints, by the patterns of their addresses. */
export const routes: Readonly<Record<string, FirstRows>> = {
  [paths.admin.numbers.listing()]: companyNumbers,
  [paths.admin.company.numbers()]: accountNumbers,
};
