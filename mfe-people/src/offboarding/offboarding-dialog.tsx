import { ErrorAlert } from '@jackfield/kit/error-alert';
import { Skeleton } from '@jackfield/kit/ui/core';
import { FormDialog } from '@jackfield/kit/ui/overlay';
import { failureText, useT } from '@jackfield/runtime';
import { PlannedUses } from '../used-by/planned-uses.tsx';
import { ReplaceUses } from '../used-by/replace-uses.tsx';
import type { Confirmation } from '../people/confirmation.ts';
import { peopleMessages } from '../people/messages.ts';
import type { MenuPerson } from '../people/person-menu.ts';
import { deletionEffect } from './deletion-effect.ts';
import { LeaverKeys } from './leaver-keys.tsx';
import { OwnedItemsList } from './owned-items-list.tsx';
import { SuccessorFields } from './successor-fields.tsx';
import css from './offboarding.module.css';
import { offboardingMessages } from './messages.ts';
import { useOffboarding } from './use-offboarding.ts';

export interface OffboardingDialogProps {
  asking: Confirmation;
  onClose(): void;
  onDeleted(person: MenuPerson): void;
}

/**
 * Asks before a person is suspended or deleted: shows what they are using and who will notice, and
 * offers who takes over, all in one step (annex J5). Stays open when it fails (A5).
 */
export function OffboardingDialog({ asking, onClose, onDeleted }: OffboardingDialogProps) {
  const t = useT();
  const offboarding = useOffboarding({ asking, onClose, onDeleted });
  const { isDeletion, ownedItems, places, isKnown, canConfirm } = offboarding;
  const { id, fullName, firstName, email } = asking.person;
  const hasThings =
    ownedItems !== undefined &&
    (ownedItems.numbers.length + ownedItems.teams.length + ownedItems.devices.length > 0 ||
      ownedItems.greetings > 0 ||
      ownedItems.isBillingContact);
  const canGive =
    isDeletion &&
    ownedItems !== undefined &&
    (ownedItems.numbers.length + ownedItems.teams.length > 0 || ownedItems.isBillingContact);
  const title = isDeletion ? peopleMessages.deleteTitle : peopleMessages.suspendTitle;
  const words = isDeletion ? peopleMessages.deleteConfirm : peopleMessages.suspendConfirm;
  return (
    <FormDialog
      width={isKnown && (hasThings || places.length > 0) ? 600 : 520}
      title={t(title, { fullName })}
      dirty={offboarding.isDirty}
      danger
      confirmText={t(words)}
      mayConfirm={canConfirm}
      checking={offboarding.isChecking}
      onClose={onClose}
      {...offboarding.dialog}
    >
      <div className={css.body}>
        <p>
          {isDeletion
            ? `${t(peopleMessages.deleteText, { fullName })} ${deletionEffect(offboarding.choice)}`
            : t(peopleMessages.suspendText, { fullName })}
        </p>
        {!isKnown && !offboarding.loadError && (
          <output aria-label={t(offboardingMessages.checking, { firstName })}>
            <Skeleton width="100%" height={40} />
          </output>
        )}
        {offboarding.loadError && (
          <ErrorAlert
            title={t(offboardingMessages.failed, { firstName })}
            error={offboarding.loadError}
            onRetry={offboarding.retry}
          >
            {failureText(offboarding.loadError)}
          </ErrorAlert>
        )}
        {isKnown && !hasThings && places.length + offboarding.planned.length === 0 && (
          <p className="ui-secondary">{t(offboardingMessages.nothing, { firstName })}</p>
        )}
        {ownedItems && hasThings && (
          <section>
            <h3>{t(offboardingMessages.ownedItems, { firstName })}</h3>
            <OwnedItemsList
              ownedItems={ownedItems}
              isDeletion={isDeletion}
              choice={offboarding.choice}
              email={email}
            />
          </section>
        )}
        {ownedItems && canGive && (
          <SuccessorFields
            offboarding={[id]}
            ownedItems={ownedItems}
            choice={offboarding.choice}
            onChange={offboarding.setTaker}
          />
        )}
        {places.length > 0 && (
          <section>
            <h3>{t(offboardingMessages.routing, { firstName })}</h3>
            <p className="ui-secondary">
              {isDeletion
                ? t(offboardingMessages.routingDelete)
                : t(offboardingMessages.routingSuspend, { firstName })}
            </p>
            <ReplaceUses id={id} uses={places} chosen={offboarding.chosen} />
            {offboarding.isHalfChosen && (
              <p className="ui-secondary">{t(offboardingMessages.allOrNone)}</p>
            )}
          </section>
        )}
        <LeaverKeys keys={ownedItems?.keys ?? []} />
        <PlannedUses planned={offboarding.planned} />
        {offboarding.impact}
      </div>
    </FormDialog>
  );
}
