import { paths } from '@jackfield/contract';
import {
  CallingNameHistory,
  CallingNamePage,
  DirectoryListingHistory,
  DirectoryListingPage,
  type NumberOrdersProps,
} from '@jackfield/phone-numbers/number-orders';
import { common, useT } from '@jackfield/runtime';
import { useParams } from 'react-router';

const { users } = paths.admin;

/** The number of the address, which must be the user's (LIDB-03). */
function useUserNumber(): { id: string; pid: string } & Omit<NumberOrdersProps, 'places'> {
  const t = useT();
  const { id = '', pid = '' } = useParams();
  return {
    id,
    pid,
    ownerId: id,
    trail: ({ ownerName }) => [
      { label: t(common.users), to: users.listing() },
      { label: ownerName, to: users.edit(id, 'phone-numbers') },
    ],
  };
}

const outbound = (id: string, pid: string) => ({
  value: users.outboundEdit(id, pid, 'outbound-calling-name'),
  history: users.outboundEdit(id, pid, 'order-history'),
});
const directory = (id: string, pid: string) => ({
  value: users.directoryEdit(id, pid, 'directory-listing'),
  history: users.directoryEdit(id, pid, 'order-history'),
});

/** Outbound calling name of a user's number (LIDB-05). */
export function UserCallingName() {
  const { id, ...number } = useUserNumber();
  return <CallingNamePage {...number} places={outbound(id, number.pid)} />;
}

/** Orders of the calling name (LIDB-07). */
export function UserCallingNameHistory() {
  const { id, ...number } = useUserNumber();
  return <CallingNameHistory {...number} places={outbound(id, number.pid)} />;
}

/** Directory listing of a user's number (LIDB-06). */
export function UserListing() {
  const { id, ...number } = useUserNumber();
  return <DirectoryListingPage {...number} places={directory(id, number.pid)} />;
}

/** Orders of the directory listing (LIDB-07). */
export function UserListingHistory() {
  const { id, ...number } = useUserNumber();
  return <DirectoryListingHistory {...number} places={directory(id, number.pid)} />;
}
