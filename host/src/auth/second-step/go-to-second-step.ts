import { paths } from '@jackfield/contract';
import { goTo, type Passed } from '../navigation.ts';

/** Goes on with the second step; what was typed is handed over in memory. */
export const goToSecondStep = (passed: Passed): void =>
  goTo(paths.auth.secondStep(), passed, { replace: true });
