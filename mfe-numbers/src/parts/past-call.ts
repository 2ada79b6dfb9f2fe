import { PastCallDialog } from '@jackfield/call-routing/past-call';
import { definePart } from '@jackfield/kit/parts';

/** A call that came in, played once more, for the usage that other areas show. */
export const { contract, render } = definePart(
  'call-routing/past-call/v1',
  '^1.11.0',
  PastCallDialog,
);
