import { useWriteImpact } from '@jackfield/call-routing/call-flow';
import type { OffboardBody, Successor } from '@jackfield/contract/api/teammate-offboarding';
import { type Done, useConfirm } from '@jackfield/kit/ui/overlay';
import { undoAction } from '@jackfield/records/restore';
import { common, t } from '@jackfield/runtime';
import { useReplacements } from '../used-by/use-replacements.ts';
import { usesOptions } from '../used-by/uses-options.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshLists } from '../people/api/cached-people.ts';
import {
  ownedItemsOptions,
  removeOffboarded,
  suspendPerson,
  tryLeaving,
  undoDeletion,
} from '../people/api/offboard.ts';
import { undoStatus } from '../people/api/set-status.ts';
import type { Confirmation } from '../people/confirmation.ts';
import { peopleMessages } from '../people/messages.ts';
import type { MenuPerson } from '../people/person-menu.ts';

/** Who takes over what an offboarded person had, by name too. */
export interface SuccessorChoice extends Successor {
  readonly name: string;
}

/** A choice as the API takes it. */
export const successorOf = ({
  id,
  numbers,
  teams,
  billingContact,
}: SuccessorChoice): Successor => ({
  id,
  numbers,
  teams,
  billingContact,
});

interface Leaving {
  asking: Confirmation;
  onClose(): void;
  onDeleted(person: MenuPerson): void;
}

/** What a person is using, what becomes of it, and doing it in one step (annex J5). */
export function useOffboarding({ asking, onClose, onDeleted }: Leaving) {
  const client = useQueryClient();
  const { action, person } = asking;
  const isDeletion = action === 'delete';
  const ownedItems = useQuery(ownedItemsOptions(person.id));
  const uses = useQuery(usesOptions('teammate', person.id));
  const { items: places = [], planned = [] } = uses.data ?? {};
  const chosen = useReplacements(places);
  const [choice, setTaker] = useState<SuccessorChoice | null>(null);

  const isHalfChosen = !isDeletion && chosen.list.length > 0 && !chosen.isComplete;
  // Whoever is suspended is still there for what is planned.
  const holding = isDeletion ? planned : [];
  const isKnown = ownedItems.data !== undefined && uses.data !== undefined;
  const isReady = isKnown && !isHalfChosen && holding.length === 0;
  const body: OffboardBody = isDeletion
    ? {
        status: 'cancel',
        replacements: chosen.list,
        successor: choice && successorOf(choice),
      }
    : { status: 'suspended', replacements: chosen.list };
  const noticed = useWriteImpact(isReady ? JSON.stringify([person.id, body]) : null, (options) =>
    tryLeaving(person, body, options),
  );

  async function suspend() {
    const answer = await suspendPerson(client, person, body, noticed.asSeen);
    const undo = undoAction(() => undoStatus(client, answer));
    const text = t(peopleMessages.suspended, { fullName: person.fullName });
    return [text, undo] as const;
  }

  async function remove() {
    await removeOffboarded(client, person, body, noticed.asSeen);
    const undo = undoAction(() => undoDeletion(client, person.id));
    return [t(common.isDeleted, { name: person.fullName }), undo] as const;
  }

  const confirmed = useConfirm<Done>(isDeletion ? remove : suspend, {
    done: (done) => done,
    onDone: () => {
      if (isDeletion) onDeleted(person);
      onClose();
      void refreshLists(client);
    },
    onFailed: () => {
      void uses.refetch();
      void ownedItems.refetch();
    },
  });

  return {
    impact: noticed.impact,
    isChecking: isReady && !noticed.isKnown,
    isDeletion,
    ownedItems: ownedItems.data,
    places,
    planned: holding,
    chosen,
    choice,
    setTaker,
    isHalfChosen,
    isKnown,
    isDirty: choice !== null || chosen.list.length > 0,
    canConfirm: isReady && noticed.mayGoOn,
    loadError: ownedItems.error ?? uses.error,
    retry: () => void Promise.all([ownedItems.refetch(), uses.refetch()]),
    dialog: confirmed.dialog,
  };
}
