import type { PhoneNumber } from '@jackfield/contract/api/number';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { FormSection } from '@jackfield/kit/form-section';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { Alert, Button } from '@jackfield/kit/ui/core';
import type { NumberOwner } from '@jackfield/phone-numbers/number-picker';
import { common, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { AddNumberButton } from './add-number-button.tsx';
import { numberMessages } from './messages.ts';
import { NumberCard } from './number-card.tsx';
import type { NumberLinks } from './order-link.tsx';
import { useOwnerNumbers } from './use-owner-numbers.ts';

const AddNumberDrawer = lazyPart(() =>
  import('./add-number-drawer.tsx').then((f) => f.AddNumberDrawer),
);
const LabelDialog = lazyPart(() => import('./label-dialog.tsx').then((f) => f.LabelDialog));
const DeleteNumberDialog = lazyPart(() =>
  import('./delete-number-dialog.tsx').then((f) => f.DeleteNumberDialog),
);
const RoutedDeleted = lazyPart(() =>
  import('@jackfield/call-routing/routed-deleted').then((f) => f.RoutedDeleted),
);
const TryNumberDialog = lazyPart(() =>
  import('@jackfield/call-routing/try-number').then((f) => f.TryNumberDialog),
);

export interface PhoneNumbersProps {
  owner: NumberOwner;
  /** The person looks at the own numbers, which an admin adds and deletes (annex G4). */
  isOwn?: boolean;
  /** Pages about calling name and directory listing of a number. */
  links(phoneNumberId: string): NumberLinks;
}

interface Open {
  kind: 'add' | 'try' | 'label' | 'delete' | 'deleted';
  number?: PhoneNumber;
}

/** Phone numbers of a person or a company number (PPL-04, SET-04, NUM-02). */
export function PhoneNumbers({ owner, isOwn = false, links }: PhoneNumbersProps) {
  const t = useT();
  const state = useOwnerNumbers(owner);
  const [open, setOpen] = useState<Open | null>(null);
  const { query, numbers } = state;
  const close = () => setOpen(null);
  const introUser = isOwn ? numberMessages.introOwn : numberMessages.introUser;
  const intro = owner.type === 'company' ? numberMessages.introCompany : introUser;

  return (
    <FormSection title={t(common.phoneNumbers)} intro={t(intro)}>
      {query.isError && !numbers ? (
        <LoadFailure title={t(numberMessages.failed)} query={query} />
      ) : (
        <NumberCard
          owner={owner}
          isOwn={isOwn}
          links={links}
          state={state}
          addButton={
            !isOwn && (
              <>
                <Button type="text" onClick={() => setOpen({ kind: 'deleted' })}>
                  {t(common.recentlyDeleted)}
                </Button>
                <AddNumberButton
                  owner={owner}
                  room={state.room}
                  isReady={numbers !== undefined}
                  onAdd={() => setOpen({ kind: 'add' })}
                />
              </>
            )
          }
          onTry={(number) => setOpen({ kind: 'try', number })}
          onLabel={(number) => setOpen({ kind: 'label', number })}
          onDelete={(number) => setOpen({ kind: 'delete', number })}
        />
      )}
      {!isOwn && owner.type === 'teammate' && <Alert kind="info" title={t(common.numberCharges)} />}
      {open?.kind === 'add' && (
        <AddNumberDrawer owner={owner} onAdded={state.refresh} onClose={close} />
      )}
      {open?.kind === 'deleted' && (
        <RoutedDeleted
          kind="phoneNumber"
          ownerId={owner.id}
          onRestored={() => void state.refresh()}
          onClose={close}
        />
      )}
      {open?.kind === 'try' && open.number && (
        <TryNumberDialog number={open.number.number} onClose={close} />
      )}
      {open?.kind === 'label' && open.number && (
        <LabelDialog number={open.number} update={state.update} onClose={close} />
      )}
      {open?.kind === 'delete' && open.number && (
        <DeleteNumberDialog owner={owner} number={open.number} state={state} onClose={close} />
      )}
    </FormSection>
  );
}
