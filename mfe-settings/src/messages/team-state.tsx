import type { VoicemailDetail } from '@jackfield/contract/api/voicemail';
import { Avatar, Button } from '@jackfield/kit/ui/core';
import { Check, Phone } from '@jackfield/kit/ui/icons';
import { profileAtom, useFormats, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { callNumber } from './caller.ts';
import { boxMessages } from './messages.ts';
import css from './team-state.module.css';
import type { Actions } from './use-actions.ts';

interface TeamStateProps {
  message: VoicemailDetail;
  actions: Actions;
}

/** Who of the team takes care of a message, and what can be done about that. */
export function TeamState({ message, actions }: TeamStateProps) {
  const t = useT();
  const ownId = useAtomValue(profileAtom)?.id;
  const { state, stateBy, from } = message;
  const { title, text } = useWords(message);
  const isMine = stateBy?.id === ownId;
  return (
    <section className={css.state} data-state={state}>
      {stateBy && <Avatar name={stateBy.name} size={32} />}
      <div className={css.words}>
        <h3 className="ui-strong">{title}</h3>
        <p className="ui-secondary">{text}</p>
      </div>
      <div className="ui-actions">
        {state === 'open' && (
          <Button
            type="primary"
            icon={<Phone size={15} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => void actions.takeAndCall(message)}
          >
            {t(from === '' ? boxMessages.take : boxMessages.takeAndCall)}
          </Button>
        )}
        {state === 'taken' && isMine && from !== '' && (
          <Button
            type="primary"
            icon={<Phone size={15} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => callNumber(from)}
          >
            {t(boxMessages.callBack)}
          </Button>
        )}
        {state !== 'done' && (
          <Button
            icon={<Check size={15} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => void actions.setState(message, 'done')}
          >
            {t(boxMessages.markDone)}
          </Button>
        )}
        {state !== 'open' && (
          <Button onClick={() => void actions.setState(message, 'open')}>
            {t(state === 'done' ? boxMessages.reopen : boxMessages.putBack)}
          </Button>
        )}
      </div>
    </section>
  );
}

function useWords({ state, stateBy, heardAt, heardBy }: VoicemailDetail) {
  const t = useT();
  const { dateTime } = useFormats();
  const ownId = useAtomValue(profileAtom)?.id;
  if (state === 'open' || stateBy === null) {
    const heard =
      heardBy !== null && heardAt !== null
        ? [t(boxMessages.heardBy, { name: heardBy, when: dateTime(heardAt) })]
        : [];
    return { title: t(boxMessages.nobody), text: [...heard, t(boxMessages.nobodyText)].join(' ') };
  }
  const { id, name, at } = stateBy;
  const when = dateTime(at);
  if (state === 'taken') {
    const title = id === ownId ? t(boxMessages.takenByMe) : t(boxMessages.takenBy, { name });
    return { title, text: t(boxMessages.takenAt, { when }) };
  }
  const title = id === ownId ? t(boxMessages.doneByMe) : t(boxMessages.doneBy, { name });
  return { title, text: t(boxMessages.doneAt, { when }) };
}
