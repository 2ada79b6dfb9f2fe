import type { VoicemailDetail } from '@jackfield/contract/api/voicemail';
import { Avatar, Button, useIsPhone } from '@jackfield/kit/ui/core';
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

/** What the person does next with a message of a team: takes it, or calls back; null for neither. */
export function useTeamAction(
  message: VoicemailDetail,
  actions: Actions,
): { label: string; run(): void } | null {
  const t = useT();
  const ownId = useAtomValue(profileAtom)?.id;
  const { box, state, stateBy, from, fromName } = message;
  if (box.kind !== 'team') return null;
  if (state === 'open') {
    const label = t(from === '' ? boxMessages.take : boxMessages.takeAndCall);
    return { label, run: () => void actions.takeAndCall(message) };
  }
  if (state !== 'taken' || stateBy?.id !== ownId || from === '') return null;
  return { label: t(boxMessages.callBack), run: () => callNumber(from, fromName) };
}

/** Who of the team takes care of a message, and what can be done about that. */
export function TeamState({ message, actions }: TeamStateProps) {
  const t = useT();
  const isPhone = useIsPhone();
  const action = useTeamAction(message, actions);
  const { state, stateBy } = message;
  const { title, text } = useWords(message);
  return (
    <section className={css.state} data-state={state}>
      {stateBy && <Avatar name={stateBy.name} size={32} />}
      <div className={css.words}>
        <h3 className="ui-strong">{title}</h3>
        <p className="ui-secondary">{text}</p>
      </div>
      <div className="ui-actions">
        {!isPhone && action && (
          <Button
            type="primary"
            aria-keyshortcuts="C"
            icon={<Phone size={15} strokeWidth={1.75} aria-hidden="true" />}
            onClick={action.run}
          >
            {action.label}
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
