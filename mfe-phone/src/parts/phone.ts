import { definePart } from '@jackfield/kit/parts';
import { OwnPhone } from '../phone/own-phone.tsx';

/** The phone of this browser, for the top bar. */
export const { contract, render } = definePart('web-phone/phone/v1', '^1.33.0', OwnPhone);
