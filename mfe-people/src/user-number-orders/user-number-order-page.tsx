import { paths } from '@jackfield/contract';
import { NumberOrderPage } from '@jackfield/phone-numbers/number-orders';
import { common, useT } from '@jackfield/runtime';
import { useParams } from 'react-router';
import { userOrderPaths } from './user-order-paths.ts';

const { users } = paths.admin;

/** Calling name or directory listing of the number of the address, which must be the user's (LIDB-03). */
export function Component() {
  const t = useT();
  const { id = '', pid = '' } = useParams();
  return (
    <NumberOrderPage
      pid={pid}
      ownerId={id}
      paths={userOrderPaths(id, pid)}
      trail={({ ownerName }) => [
        { label: t(common.users), to: users.listing() },
        { label: ownerName, to: users.edit(id, 'phone-numbers') },
      ]}
    />
  );
}
