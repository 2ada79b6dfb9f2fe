import { CallFlow } from '@jackfield/call-routing/call-flow';
import { definePart } from '@jackfield/kit/parts';

/** The map of calls of a company number or a team, for the pages of other areas. */
export const { contract, render } = definePart('call-routing/call-flow/v1', '^1.2.0', CallFlow);
