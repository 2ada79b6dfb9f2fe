import { IvrPanel } from '@jackfield/call-routing/ivr-panel';
import { definePart } from '@jackfield/kit/parts';

/** IVR menus of a company number or a team, for the pages of other areas. */
export const { contract, render } = definePart('call-routing/ivr-panel/v1', '^1.2.0', IvrPanel);
