import { paths } from '@jackfield/contract';
import type { FirstRows } from '@jackfield/lists/first-rows';
import { billing } from './billing.tsx';

/** Pages of the area whose first rows the server paints, by the patterns of their addresses. */
export const routes: Readonly<Record<string, FirstRows>> = {
  [paths.admin.billing.information()]: billing,
};
