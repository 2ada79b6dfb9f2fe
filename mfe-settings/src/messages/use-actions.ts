import type { VoicemailMessage, VoicemailState } from '@jackfield/contract/api/voicemail';
import {
  deleteVoicemailMessage,
  hearAllVoicemailMessages,
  restoreVoicemailMessage,
  setVoicemailState,
  updateVoicemailMessage,
} from '@jackfield/contract/api/voicemail';
import {
  call,
  common,
  dismissNotice,
  fieldMessages,
  notify,
  queryClient,
  t,
} from '@jackfield/runtime';
import { useRef } from 'react';
import { callerOf, callNumber } from './caller.ts';
import { boxMessages } from './messages.ts';

type Message = Pick<VoicemailMessage, 'id' | 'from' | 'fromName'>;

const readAgain = () => queryClient.invalidateQueries({ queryKey: ['voicemail'] });

/** Does something and reads everything again; says why it did not work. */
async function doing(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    const { state: taken } = fieldMessages(error);
    if (taken === undefined) notify.failure(error);
    else notify.error(taken);
    return false;
  } finally {
    await readAgain();
  }
}

interface Deleted {
  readonly message: Message;
  /** The toast that offers Undo; null where it could not be deleted. */
  readonly notice: Promise<number | null>;
}

/** What can be done with messages. */
export function useActions() {
  const lastDeleted = useRef<Deleted | null>(null);
  const restore = async (message: Message) => {
    const last = lastDeleted.current;
    if (last?.message.id === message.id) {
      lastDeleted.current = null;
      const notice = await last.notice;
      if (notice === null) return;
      dismissNotice(notice);
    }
    const params = { id: message.id };
    if (await doing(() => call(restoreVoicemailMessage, { params }))) {
      notify.success(t(boxMessages.restoredToast, { name: callerOf(message) }));
    }
  };
  const deleted = async (message: Message) => {
    const params = { id: message.id };
    if (!(await doing(() => call(deleteVoicemailMessage, { params })))) return null;
    return notify.success(t(boxMessages.deletedToast, { name: callerOf(message) }), {
      label: t(common.undo),
      run: () => void restore(message),
    });
  };
  const setState = ({ id }: Message, state: VoicemailState) =>
    doing(() => call(setVoicemailState, { params: { id }, body: { state } }));
  return {
    restore,
    setState,
    /** Brings back what was deleted last on this page. */
    undo: async () => {
      if (lastDeleted.current !== null) await restore(lastDeleted.current.message);
    },
    remove: async (message: Message) => {
      const notice = deleted(message);
      lastDeleted.current = { message, notice };
      await notice;
    },
    markHeard: ({ id }: Message, isHeard: boolean) =>
      doing(() => call(updateVoicemailMessage, { params: { id }, body: { isHeard } })),
    markAllHeard: () => doing(() => call(hearAllVoicemailMessages, {})),
    /** Only who has the message calls: everybody else hears who does. */
    takeAndCall: async (message: Message) => {
      if ((await setState(message, 'taken')) && message.from !== '')
        callNumber(message.from, message.fromName);
    },
  };
}

export type Actions = ReturnType<typeof useActions>;
