import type { ServiceAddress } from '@jackfield/contract';
import type { EmergencyPerson } from '@jackfield/contract/api/emergency';
import { notify, t } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { boardKey } from './board-query.ts';
import { boardMessages as messages } from './messages.ts';
import { askService, saveAddress } from './save-address.ts';

/** What a row does at once: takes the service's proposal, or asks it about what is saved. */
export function useRowAction(person: EmergencyPerson) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { fullName: name } = person;
  const during = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      notify.failure(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    take: (address: ServiceAddress) =>
      during(async () => {
        const objection = await saveAddress(client, person, address);
        if (objection) notify.error(t(messages.checkedInvalid, { name }));
      }),
    check: (address: ServiceAddress) =>
      during(async () => {
        const asked = await askService(address);
        if (asked.objection) notify.error(t(messages.checkedInvalid, { name }));
        else if (asked.isChecked) notify.success(t(messages.checkedValid, { name }));
        else notify.info(t(messages.noAnswer));
        await client.invalidateQueries({ queryKey: boardKey });
      }),
  };
}
