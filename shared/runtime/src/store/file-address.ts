import { atom } from 'jotai';
import { sessionAtom } from './atoms.ts';

const tokenAtom = atom((get) => get(sessionAtom).storage?.token ?? null);
const isOwnFile = /^\/(image|media)\//;

/**
 * Addresses that a browser can load: private files of the portal carry the storage token (OP-91).
 * Null while there is no token yet; other addresses stay as they are.
 */
export const fileAddressAtom = atom((get) => {
  const token = get(tokenAtom);
  return (address: string): string | null => {
    if (!isOwnFile.test(address)) return address;
    return token === null ? null : `${address}?token=${encodeURIComponent(token)}`;
  };
});
