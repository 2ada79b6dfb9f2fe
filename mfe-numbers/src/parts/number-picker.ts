import { definePart } from '@jackfield/kit/parts';
import { NumberPicker } from '@jackfield/phone-numbers/number-picker';

/** Choice of a phone number to buy, for the wizard of the first sign-in. */
export const { contract, render } = definePart(
  'phone-numbers/number-picker/v1',
  '^1.2.0',
  NumberPicker,
);
