import { ErrorAlert } from '@jackfield/kit/error-alert';
import { Skeleton } from '@jackfield/kit/ui/core';
import { FormDialog } from '@jackfield/kit/ui/overlay';
import { failureText, useT } from '@jackfield/runtime';
import { ReplaceUses } from '../used-by/replace-uses.tsx';
import type { Confirmation } from '../people/confirmation.ts';
import { peopleMessages } from '../people/messages.ts';
import type { MenuPerson } from '../people/person-menu.ts';
import { BelongingsList } from './belongings-list.tsx';
import { HeirFields } from './heir-fields.tsx';
import css from './leaving.module.css';
import { leavingMessages } from './messages.ts';
import { useLeaving } from './use-leaving.ts';

export interface LeavingDialogProps {
  asking: Confirmation;
  onClose(): void;
  onDeleted(person: MenuPerson): void;
}

/**
 * Asks before a person is suspended or deleted: shows what hangs on them and who will notice, and
 * offers who takes over, all in one step (annex J5). Stays open when it fails (A5).
 */
export function LeavingDialog({ asking, onClose, onDeleted }: LeavingDialogProps) {
  const t = useT();
  const leaving = useLeaving({ asking, onClose, onDeleted });
  const { isDeletion, belongings, places, isKnown, canConfirm } = leaving;
  const { id, fullName, firstName, email } = asking.person;
  const hasThings =
    belongings !== undefined &&
    (belongings.numbers.length + belongings.teams.length + belongings.devices.length > 0 ||
      belongings.greetings > 0 ||
      belongings.isBillingContact);
  const canGive =
    isDeletion &&
    belongings !== undefined &&
    (belongings.numbers.length + belongings.teams.length > 0 || belongings.isBillingContact);
  const title = isDeletion ? peopleMessages.deleteTitle : peopleMessages.suspendTitle;
  const words = isDeletion ? peopleMessages.deleteConfirm : peopleMessages.suspendConfirm;
  return (
    <FormDialog
      width={isKnown && (hasThings || places.length > 0) ? 600 : 520}
      title={t(title, { fullName })}
      dirty={leaving.isDirty}
      danger
      confirmText={t(words)}
      mayConfirm={canConfirm}
      onClose={onClose}
      {...leaving.dialog}
    >
      <div className={css.body}>
        <p>
          {isDeletion
            ? `${t(peopleMessages.deleteText, { fullName })} ${t(peopleMessages.deleteEffect)}`
            : t(peopleMessages.suspendText, { fullName })}
        </p>
        {!isKnown && !leaving.loadError && (
          <output aria-label={t(leavingMessages.checking, { firstName })}>
            <Skeleton width="100%" height={40} />
          </output>
        )}
        {leaving.loadError && (
          <ErrorAlert
            title={t(leavingMessages.failed, { firstName })}
            error={leaving.loadError}
            onRetry={leaving.retry}
          >
            {failureText(leaving.loadError)}
          </ErrorAlert>
        )}
        {isKnown && !hasThings && places.length === 0 && (
          <p className={css.quiet}>{t(leavingMessages.nothing, { firstName })}</p>
        )}
        {belongings && hasThings && (
          <section>
            <h3>{t(leavingMessages.belongings, { firstName })}</h3>
            <BelongingsList
              belongings={belongings}
              isDeletion={isDeletion}
              taker={leaving.taker}
              email={email}
            />
          </section>
        )}
        {belongings && canGive && (
          <HeirFields
            leaving={[id]}
            belongings={belongings}
            taker={leaving.taker}
            onChange={leaving.setTaker}
          />
        )}
        {places.length > 0 && (
          <section>
            <h3>{t(leavingMessages.routing, { firstName })}</h3>
            <p className={css.quiet}>
              {isDeletion
                ? t(leavingMessages.routingDelete)
                : t(leavingMessages.routingSuspend, { firstName })}
            </p>
            <ReplaceUses id={id} uses={places} chosen={leaving.chosen} />
            {leaving.isHalfChosen && <p className={css.quiet}>{t(leavingMessages.allOrNone)}</p>}
          </section>
        )}
        {leaving.notices}
      </div>
    </FormDialog>
  );
}
