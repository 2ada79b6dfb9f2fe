import type { Holder } from '@jackfield/contract';

const rightsOf = ({ role, access }: Holder): string =>
  JSON.stringify([role, access?.role, access?.teamIds.toSorted()]);

/** Whether a person may do the same before and after: role, built-in role and the teams of it. */
export const haveSameRights = (before: Holder, after: Holder): boolean =>
  rightsOf(before) === rightsOf(after);
