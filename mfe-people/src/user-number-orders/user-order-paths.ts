import { paths } from '@jackfield/contract';
import type { NumberOrderPaths } from '@jackfield/phone-numbers/number-order-routes';

const { outboundEdit, directoryEdit } = paths.admin.users;

/** Addresses of the order pages of a user's number. */
export const userOrderPaths = (id: string, pid: string): NumberOrderPaths => ({
  outbound: (page) => outboundEdit(id, pid, page),
  directory: (page) => directoryEdit(id, pid, page),
});
