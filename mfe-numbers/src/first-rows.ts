import { paths } from '@jackfield/contract';
import { firstRowsOf } from '@jackfield/kit/first-rows';
import * as accountNumbers from './account-numbers/account-numbers-page.tsx';
import * as companyNumbers from './numbers-listing/numbers-page.tsx';

/** Pages of the area whose first rows the server paints. */
export const { patterns, speak, open, tell } = firstRowsOf({
  [paths.admin.numbers.listing()]: companyNumbers,
  [paths.admin.company.numbers()]: accountNumbers,
});
