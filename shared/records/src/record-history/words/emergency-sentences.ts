import { serviceAddressSchema } from '@jackfield/contract';
import type { AuditEntry } from '@jackfield/contract/api/audit';
import { addressText } from '@jackfield/domain/address-text';
import { defineMessages, t } from '@jackfield/runtime';
import * as v from 'valibot';

const emergencyMessages = defineMessages('records.history.emergency', {
  call: '{name} called {number}',
  test: '{name} made a test call to {number}',
  seen: 'Marked the call of {name} to {number} as seen',
  address: 'This address went with the call: {address}',
  noAddress: 'No address was known',
});

/** The history keeps no address where none was known. */
const toldSchema = v.object({
  number: v.string(),
  address: v.nullish(serviceAddressSchema, null),
});

/** Who called for help, and which address went out with the call; null for other entries. */
export function emergencySentences({ action, entityName: name, after }: AuditEntry) {
  const [, kind] = /^teammate\.emergency(Call|Test|Seen)$/.exec(action) ?? [];
  const told = v.safeParse(toldSchema, after);
  if (kind === undefined || !told.success) return null;
  const { number, address } = told.output;
  if (kind === 'Seen') return [t(emergencyMessages.seen, { name, number })];
  return [
    t(kind === 'Test' ? emergencyMessages.test : emergencyMessages.call, { name, number }),
    address === null
      ? t(emergencyMessages.noAddress)
      : t(emergencyMessages.address, { address: addressText(address) }),
  ];
}
