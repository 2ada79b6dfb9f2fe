import type { ServiceAddress } from '@jackfield/contract';
import { draftOfService, serviceOfDraft } from '@jackfield/domain/address-rules';
import { useAddressForm } from '@jackfield/kit/address-form';
import { accountAtom } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { officesOptions } from './board-query.ts';

/** Most signs of the second line of an address. */
const longest = 100;

const withRoom = (office: ServiceAddress, room: string): ServiceAddress => ({
  ...office,
  addressLine2: [office.addressLine2, room.trim()].filter(Boolean).join(', '),
});

interface Present {
  readonly address: ServiceAddress;
  /** It only misses a room, so that it is offered as an office is. */
  readonly isIncomplete: boolean;
}

/**
 * Where somebody works: an office of the account and a room in it, or an address that is typed,
 * which begins as the present one.
 */
export function useChoice(present: Present | null) {
  const country = useAtomValue(accountAtom)?.country === 'CAN' ? 'CAN' : 'USA';
  const query = useQuery(officesOptions());
  const offices = [...(present?.isIncomplete ? [present] : []), ...(query.data ?? [])].map(
    ({ address }) => address,
  );
  const [chosen, setChosen] = useState<number | 'other' | null>(
    present && !present.isIncomplete ? 'other' : null,
  );
  const [room, setRoom] = useState('');
  const form = useAddressForm({
    initial: draftOfService(present?.address ?? null, country),
    account: country,
    format: 'two',
    isMandatory: true,
  });
  const at = chosen ?? (offices.length > 0 ? 0 : 'other');
  const office = at === 'other' ? undefined : offices[at];
  return {
    isLoading: query.isPending,
    offices,
    at,
    choose: setChosen,
    room,
    setRoom,
    mostRoom: longest - (office?.addressLine2 ? office.addressLine2.length + 2 : 0),
    form,
    isDirty: room !== '' || form.isDirty,
    /** The address that is chosen; null where the typed one cannot be used, which is then said. */
    take(): ServiceAddress | null {
      if (office) return withRoom(office, room);
      return form.check() ? serviceOfDraft(form.draft) : null;
    },
  };
}
export type Choice = ReturnType<typeof useChoice>;
