import { useChangeImpact } from '@jackfield/call-routing/call-flow';
import type { Successor } from '@jackfield/contract/api/teammate-offboarding';
import {
  type Removal,
  type RoutingConfig,
  withoutPerson,
  withPlacesOf,
} from '@jackfield/domain/routing';
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

/** The account while a person is suspended. */
function withSuspended(config: RoutingConfig, going: Removal): RoutingConfig {
  const after = withPlacesOf(config, going);
  const isSame = ({ id }: { id: string }) => id === going.id;
  const people = after.people.map((one) =>
    isSame(one) ? { ...one, status: 'suspended' as const } : one,
  );
  return { ...after, people };
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

  async function suspend() {
    const answer = await suspendPerson(client, person, { replacements: chosen.list });
    const undo = undoAction(() => undoStatus(client, answer));
    const text = t(peopleMessages.suspended, { fullName: person.fullName });
    return [text, undo] as const;
  }

  async function remove() {
    const successor = choice && successorOf(choice);
    await removeOffboarded(client, person, { replacements: chosen.list, successor });
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

  const isHalfChosen = !isDeletion && chosen.list.length > 0 && !chosen.isComplete;
  // Whoever is suspended is still there for what is planned.
  const holding = isDeletion ? planned : [];
  const going = {
    id: person.id,
    // Half a choice is none yet: a suspension takes it whole.
    replacements: isDeletion || chosen.isComplete ? chosen.list : [],
    isUsual: isDeletion,
  };
  const isKnown = ownedItems.data !== undefined && uses.data !== undefined;
  const { impact, mayGoOn } = useChangeImpact(
    isKnown ? JSON.stringify([going, choice]) : null,
    (config) => (isDeletion ? withoutPerson(config, going, choice) : withSuspended(config, going)),
  );
  return {
    impact,
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
    canConfirm: isKnown && !isHalfChosen && mayGoOn && holding.length === 0,
    loadError: ownedItems.error ?? uses.error,
    retry: () => void Promise.all([ownedItems.refetch(), uses.refetch()]),
    dialog: confirmed.dialog,
  };
}
