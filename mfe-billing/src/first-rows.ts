import { paths } from '@jackfield/contract';
import { firstRowsOf } from '@jackfield/kit/first-rows';
import * as billing from './billing-information/billing-page.tsx';

/** Pages of the area whose first rows the server paints. */
export const { patterns, speak, open, tell } = firstRowsOf({
  [paths.admin.billing.information()]: billing,
});
