import { paths } from '@jackfield/contract';
import { NumberOrderPage } from '@jackfield/phone-numbers/number-orders';
import { profileAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useParams } from 'react-router';
import { settingsMessages } from '../layout/messages.ts';
import { ownOrderPaths } from './own-order-paths.ts';

/** Calling name or directory listing of the number of the address, which must be the own (LIDB-01). */
export function Component() {
  const t = useT();
  const { pid = '' } = useParams();
  const ownerId = useAtomValue(profileAtom)?.id ?? '';
  const to = paths.yourSettings.page('phone-numbers');
  return (
    <NumberOrderPage
      pid={pid}
      ownerId={ownerId}
      isOwn
      paths={ownOrderPaths(pid)}
      trail={() => [{ label: t(settingsMessages.title), to }]}
    />
  );
}
