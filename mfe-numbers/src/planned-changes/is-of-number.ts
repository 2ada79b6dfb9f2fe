import type { PlannedChange } from '@jackfield/contract/api/planned-change';

/** Whether a change is about a company number or a menu of it. */
export const isOfNumber =
  (companyId: string) =>
  ({ parts }: PlannedChange): boolean =>
    parts.some(
      ({ entity, id, names }) =>
        id === companyId || (entity === 'ivr' && names[id]?.owner?.id === companyId),
    );
