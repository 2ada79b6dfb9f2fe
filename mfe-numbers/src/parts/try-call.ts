import { TryNumberButton } from '@jackfield/call-routing/try-number';
import { definePart } from '@jackfield/kit/parts';

/** "Try a call" beside a number of a person, for the end of the first sign-in. */
export const { contract, render } = definePart(
  'call-routing/try-call/v1',
  '^1.2.0',
  TryNumberButton,
);
