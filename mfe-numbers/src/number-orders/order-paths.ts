import type { paths } from '@jackfield/contract';
import type { NumberOrderPaths } from '@jackfield/phone-numbers/number-order-routes';

/** Addresses of the order pages of a number in one of the two sections. */
export const orderPaths = (
  { outboundEdit, directoryEdit }: typeof paths.admin.numbers | typeof paths.admin.company,
  id: string,
  pid: string,
): NumberOrderPaths => ({
  outbound: (page) => outboundEdit(id, pid, page),
  directory: (page) => directoryEdit(id, pid, page),
});
