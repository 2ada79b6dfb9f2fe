import { paths } from '@jackfield/contract';
import type { NumberOrderPaths } from '@jackfield/phone-numbers/number-order-routes';

const { outboundEdit, directoryEdit } = paths.yourSettings;

/** Addresses of the order pages of an own number. */
export const ownOrderPaths = (pid: string): NumberOrderPaths => ({
  outbound: (page) => outboundEdit(pid, page),
  directory: (page) => directoryEdit(pid, page),
});
