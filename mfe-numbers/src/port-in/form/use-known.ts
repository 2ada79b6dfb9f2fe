import { fromCompanyAddress } from '@jackfield/domain';
import { draftOfForm } from '@jackfield/domain/address-rules';
import { accountAtom, profileAtom } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import type { KnownPort } from './values.ts';

/** What an order can take from account and person, so that nobody types it again. */
export function useKnown(): KnownPort {
  const account = useAtomValue(accountAtom);
  const person = useAtomValue(profileAtom);
  const country = account?.country ?? 'USA';
  const stored = account?.companyAddress;
  const line = stored ? draftOfForm(fromCompanyAddress(stored), country) : null;
  const [, houseNumber, street] = /^(\d+[A-Za-z]?) +(.+)$/.exec(line?.address.trim() ?? '') ?? [];
  return {
    country,
    companyName: account?.companyName ?? '',
    address: line && houseNumber && street ? { ...line, houseNumber, address: street } : line,
    contactName: person?.fullName ?? '',
  };
}
