import type { NumberOwnerType } from '@jackfield/contract/api/number';

/** Whose numbers they are. */
export interface NumberOwner {
  readonly type: NumberOwnerType;
  readonly id: string;
  /** For titles and questions. */
  readonly name: string;
}
