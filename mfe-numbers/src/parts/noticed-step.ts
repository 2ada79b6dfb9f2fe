import { NoticedStep } from '@jackfield/call-routing/call-flow';
import { definePart } from '@jackfield/kit/parts';

/** A step that callers may notice, for the ways back of the shell. */
export const { contract, render } = definePart(
  'call-routing/noticed-step/v1',
  '^1.20.0',
  NoticedStep,
);
