import type { Brand } from '@jackfield/contract/api/brand';

type Stand = Pick<Brand, 'status' | 'isBeingPaid' | 'isBeingSent'>;

/** Whether it can be changed: not while the registry looks at it, or a fee is on its way. */
export const mayChange = ({ status, isBeingPaid, isBeingSent }: Stand): boolean =>
  status !== 'pending' && !isBeingPaid && !isBeingSent;
