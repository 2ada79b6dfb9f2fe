import { paths } from '@jackfield/contract';
import {
  CallingNameHistory,
  CallingNamePage,
  DirectoryListingHistory,
  DirectoryListingPage,
  type NumberOrdersProps,
} from '@jackfield/phone-numbers/number-orders';
import { profileAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useParams } from 'react-router';
import { settingsMessages } from '../layout/messages.ts';

const { yourSettings } = paths;

/** The number of the address, which must be the own (LIDB-01). */
function useOwnNumber(): Omit<NumberOrdersProps, 'places'> {
  const t = useT();
  const { pid = '' } = useParams();
  const ownerId = useAtomValue(profileAtom)?.id ?? '';
  return {
    pid,
    ownerId,
    trail: () => [{ label: t(settingsMessages.title), to: yourSettings.page('phone-numbers') }],
  };
}

const outbound = (pid: string) => ({
  value: yourSettings.outboundEdit(pid, 'outbound-calling-name'),
  history: yourSettings.outboundEdit(pid, 'order-history'),
});
const directory = (pid: string) => ({
  value: yourSettings.directoryEdit(pid, 'directory-listing'),
  history: yourSettings.directoryEdit(pid, 'order-history'),
});

/** Outbound calling name of an own number (LIDB-05). */
export function OwnCallingName() {
  const number = useOwnNumber();
  return <CallingNamePage {...number} places={outbound(number.pid)} />;
}

/** Orders of the calling name (LIDB-07). */
export function OwnCallingNameHistory() {
  const number = useOwnNumber();
  return <CallingNameHistory {...number} places={outbound(number.pid)} />;
}

/** Directory listing of an own number (LIDB-06). */
export function OwnListing() {
  const number = useOwnNumber();
  return <DirectoryListingPage {...number} places={directory(number.pid)} />;
}

/** Orders of the directory listing (LIDB-07). */
export function OwnListingHistory() {
  const number = useOwnNumber();
  return <DirectoryListingHistory {...number} places={directory(number.pid)} />;
}
