import { signQueue } from '@jackfield/contract/api/team';
import type { OwnQueue } from '@jackfield/contract/api/team';
import { Switch } from '@jackfield/kit/ui/form';
import { undoAction } from '@jackfield/records/restore';
import { call, notify, profileAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { queueMessages as messages } from './messages.ts';
import { type Signing, SignOutDialog } from './sign-out-dialog.tsx';

export interface QueueSwitchProps {
  person: { readonly id: string; readonly name: string };
  queue: OwnQueue;
  /** It was switched. */
  onSigned(): Promise<unknown> | void;
}

/** Whether somebody takes calls of a queue; asks before the last one signs out, and says who notices. */
export function QueueSwitch({ person, queue, onSigned }: QueueSwitchProps) {
  const t = useT();
  const isOwn = useAtomValue(profileAtom)?.id === person.id;
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const names = { name: person.name, queue: queue.name };
  const sign: Signing = async (isSignedOut, options) => {
    const params = { id: person.id, teamId: queue.id };
    await call(signQueue, { params, body: { isSignedOut } }, options);
    await onSigned();
  };
  async function switchNow(isSignedOut: boolean): Promise<void> {
    setBusy(true);
    try {
      await sign(isSignedOut);
      notify.success(
        t(isSignedOut ? messages.out : messages.in, names),
        undoAction(() => sign(!isSignedOut)),
      );
    } catch (error) {
      notify.failure(error);
    }
    setBusy(false);
  }
  return (
    <>
      <Switch
        aria-label={t(isOwn ? messages.takesOwn : messages.takes, names)}
        checked={!queue.isSignedOut}
        loading={isBusy}
        onChange={(isIn) => (isIn || queue.hasOthers ? void switchNow(!isIn) : setAsking(true))}
      />
      {isAsking && (
        <SignOutDialog
          person={person}
          queue={queue}
          isOwn={isOwn}
          sign={sign}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
