import { addressText } from '@jackfield/domain/address-text';
import { Alert } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
import { boardMessages as messages } from './messages.ts';
import type { Objection } from './save-address.ts';

/** What the address service holds against an address that was not saved, and what it knows instead. */
export function ObjectionAlert({ verdict, proposal }: Objection) {
  const t = useT();
  return (
    <Alert
      kind="error"
      title={t(verdict === 'incomplete' ? messages.incompleteTitle : messages.notFoundTitle)}
    >
      {proposal
        ? t(messages.proposalText, { address: addressText(proposal) })
        : t(messages.correctText)}
    </Alert>
  );
}
