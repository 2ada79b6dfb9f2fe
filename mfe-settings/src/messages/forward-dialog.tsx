import { listTeammates } from '@jackfield/contract/api/teammate';
import { listTeams } from '@jackfield/contract/api/team';
import {
  forwardVoicemailMessage,
  longestNote,
  mostRecipients,
  type VoicemailMessage,
} from '@jackfield/contract/api/voicemail';
import { useSettled, whileSearched } from '@jackfield/kit/settled';
import { Tag } from '@jackfield/kit/ui/core';
import { Field, TextArea } from '@jackfield/kit/ui/form';
import { Voicemail, X } from '@jackfield/kit/ui/icons';
import { FormDialog } from '@jackfield/kit/ui/overlay';
import { Select } from '@jackfield/kit/ui/select';
import {
  call,
  common,
  failureText,
  fieldMessages,
  notify,
  profileAtom,
  queryClient,
  useT,
} from '@jackfield/runtime';
import { clockText } from '@jackfield/voice-media/media-manager';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { callerOf } from './caller.ts';
import css from './forward-dialog.module.css';
import { boxMessages } from './messages.ts';

interface Recipient {
  readonly kind: 'teammate' | 'team';
  readonly id: string;
  readonly name: string;
}

/** Teams and people whose name or extension holds the text, found by the server. */
function useRecipients(text: string) {
  const asked = useSettled(text.trim());
  const query = useQuery({
    queryKey: ['teammate', 'list', 'recipients', asked],
    queryFn: async ({ signal }): Promise<Recipient[]> => {
      const wanted = { query: { limit: 20, pageNum: 1, ...(asked && { search: asked }) } };
      const [teams, people] = await Promise.all([
        call(listTeams, wanted, { signal }),
        call(listTeammates, wanted, { signal }),
      ]);
      return [
        ...teams.items.map(({ id, name }) => ({ kind: 'team' as const, id, name })),
        ...people.items.map(({ id, fullName }) => ({
          kind: 'teammate' as const,
          id,
          name: fullName,
        })),
      ];
    },
    placeholderData: keepPreviousData,
  });
  return { found: query.data ?? [], select: whileSearched({ text, asked, query }) };
}

/** Puts a message into the boxes of others too, with a note; it stays in this one. */
export function ForwardDialog({
  message,
  onClose,
}: {
  message: VoicemailMessage;
  onClose(): void;
}) {
  const t = useT();
  const ownId = useAtomValue(profileAtom)?.id;
  const [to, setTo] = useState<readonly Recipient[]>([]);
  const [note, setNote] = useState('');
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { found, select } = useRecipients(text);
  const isChosen = (id: string) => to.some((one) => one.id === id);
  const offered = found.filter(({ id }) => id !== ownId && id !== message.box.id && !isChosen(id));
  const send = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await call(forwardVoicemailMessage, {
        params: { id: message.id },
        body: { to: to.map(({ kind, id }) => ({ kind, id })), note: note.trim() },
      });
      notify.success(t(boxMessages.forwarded, { count: to.length }));
      onClose();
      await queryClient.invalidateQueries({ queryKey: ['voicemail'] });
    } catch (failure) {
      setBusy(false);
      setError(fieldMessages(failure)['to'] ?? failureText(failure));
    }
  };
  return (
    <FormDialog
      title={t(boxMessages.forwardTitle)}
      confirmText={t(boxMessages.forwardAction)}
      dirty={to.length > 0 || note !== ''}
      mayConfirm={to.length > 0 && [...note].length <= longestNote}
      busy={isBusy}
      error={error}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <Field label={t(boxMessages.forwardTo)}>
        <Select<string>
          value={null}
          placeholder={t(boxMessages.forwardToPlaceholder)}
          disabled={to.length >= mostRecipients}
          loading={select.loading}
          showSearch={{ ...select.filter, searchValue: text, onSearch: setText }}
          options={offered.map(({ id, name, kind }) => ({
            value: id,
            label: name,
            note: kind === 'team' ? t(common.team) : undefined,
          }))}
          onChange={(id) => {
            const picked = offered.find((one) => one.id === id);
            if (picked) setTo([...to, picked]);
            setText('');
          }}
        />
      </Field>
      {to.length > 0 && (
        <ul className={css.chosen}>
          {to.map(({ id, name }) => (
            <li key={id}>
              <Tag tone="brand">{name}</Tag>
              <button
                type="button"
                className={css.out}
                aria-label={t(boxMessages.takeOut, { name })}
                onClick={() => setTo(to.filter((one) => one.id !== id))}
              >
                <X size={14} strokeWidth={1.75} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Field label={t(boxMessages.forwardNote)} hint={t(boxMessages.forwardNoteHint)}>
        <TextArea
          rows={3}
          most={longestNote}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
      <div className={css.message}>
        <Voicemail size={16} strokeWidth={1.75} aria-hidden="true" />
        <span className="ui-lines">
          <span className="ui-strong">
            {t(boxMessages.forwardMessage, {
              name: callerOf(message),
              length: clockText(message.seconds),
            })}
          </span>
          <span className="ui-secondary">{t(boxMessages.forwardStays)}</span>
        </span>
      </div>
    </FormDialog>
  );
}
