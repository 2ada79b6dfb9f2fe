import { DrawerForm } from '@jackfield/kit/drawer-form';
import { QuoteBox } from '@jackfield/kit/price-box';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { Plus } from '@jackfield/kit/ui/icons';
import { trialMaximum } from '@jackfield/domain/trial-limits';
import { useTrialNumberRoom } from '@jackfield/phone-numbers/number-picker';
import { accountAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useFocusAfter } from '../people/use-focus-after.ts';
import css from './add-users-drawer.module.css';
import { mostInvitations } from './invitation.ts';
import { InvitationFields } from './invitation-fields.tsx';
import { addMessages } from './messages.ts';
import { useAddUsers } from './use-add-users.ts';

export interface AddUsersDrawerProps {
  /** Users that the account has, for the limit of a trial; undefined while unknown. */
  users: number | undefined;
  onClose(): void;
}

const persons = (area: HTMLElement) => [...area.querySelectorAll<HTMLElement>(':scope > fieldset')];
const emailOf = (person: HTMLElement | undefined) =>
  person?.querySelector<HTMLElement>('input[type=email]');

/** Invites up to five people at once (PPL-01, G1). Render it when it is to open. */
export function AddUsersDrawer({ users, onClose }: AddUsersDrawerProps) {
  const t = useT();
  const maximum = trialMaximum(useAtomValue(accountAtom), 'user');
  const add = useAddUsers(onClose);
  const { rows, price } = add;
  const room = maximum === null ? Infinity : Math.max(0, maximum - (users ?? 0));
  const numberRoom = useTrialNumberRoom('teammate');
  const wanted = rows.filter(({ number }) => number.wanted).length;
  const isFull = rows.length >= mostInvitations;
  const isOver = rows.length > room;
  const trialText = maximum === null ? '' : t(addMessages.trialLimit, { n: maximum });
  const canAdd = !isFull && rows.length < room;
  const count = rows.length;
  const send =
    price.amount === null
      ? t(addMessages.send, { count })
      : t(addMessages.sendFor, { count, price: price.amount });
  const { area, focusAfter } = useFocusAfter<HTMLDivElement>();
  const addAnother = () => {
    add.addRow();
    focusAfter((shown) => emailOf(persons(shown).at(-1)));
  };
  const removeAt = (index: number, key: string) => {
    add.removeRow(key);
    focusAfter((shown) => {
      const person = persons(shown)[index] ?? persons(shown).at(-1);
      return person?.querySelector<HTMLElement>('[data-remove]') ?? emailOf(person);
    });
  };
  const reason = isFull ? t(addMessages.most) : trialText;

  return (
    <DrawerForm
      title={t(addMessages.title)}
      confirmText={send}
      mayConfirm={!isOver && price.isReady}
      dirty={add.isDirty}
      busy={add.isSending}
      discardTitle={t(addMessages.discardTitle)}
      onConfirm={add.send}
      onClose={onClose}
    >
      <div ref={area} className={css.rows}>
        {isOver && <Alert kind="warning" title={trialText} />}
        {add.sent > 0 ? (
          <Alert kind="warning" title={t(addMessages.partlyDone, { count: add.sent })}>
            {add.failed > 0 && t(addMessages.partly, { failed: add.failed })}
          </Alert>
        ) : (
          <p className={css.intro}>{t(addMessages.intro)}</p>
        )}
        {rows.map((invitation, index) => (
          <InvitationFields
            key={invitation.key}
            invitation={invitation}
            position={index + 1}
            isOnly={rows.length === 1}
            numbers={add.numbers}
            mayHaveNumber={numberRoom === null || wanted < numberRoom}
            errorOf={(field) => add.errorOf(invitation.key, field)}
            failure={add.failureOf(invitation.key)}
            onChange={(field, value) => add.change(invitation.key, field, value)}
            onRemove={() => removeAt(index, invitation.key)}
          />
        ))}
        <div className={css.another}>
          <Button
            icon={<Plus size={16} strokeWidth={1.75} />}
            disabled={!canAdd || add.isSending}
            onClick={addAnother}
          >
            {t(addMessages.another)}
          </Button>
          {!canAdd && !isOver && <span className="ui-secondary">{reason}</span>}
        </div>
        {price.quote && (
          <div className={css.price}>
            <QuoteBox quote={price.quote} />
          </div>
        )}
      </div>
    </DrawerForm>
  );
}
