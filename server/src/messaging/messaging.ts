import type { LineType } from '@jackfield/contract/api/phone-verification';

/** Port to who knows numbers and takes texts. A throw means that it could not be reached. */
export interface Messaging {
  /** What kind of line a stored number is. */
  lineTypeOf(number: string): Promise<LineType>;
}
