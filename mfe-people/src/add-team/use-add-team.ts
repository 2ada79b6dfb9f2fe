import { failureText, fieldMessages, notify, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { addTeam } from '../teams/api/create-team.ts';
import { addMessages } from './messages.ts';
import { type DraftErrors, emptyDraft, isBlank, readDraft, type TeamDraft } from './team-draft.ts';

/** State of the add drawer: input, faults, sending (TEAM-01, API-135). */
export function useAddTeam(onAdded: () => void) {
  const t = useT();
  const [draft, setDraft] = useState<TeamDraft>(emptyDraft);
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<DraftErrors>({});
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const faults = isChecked ? (readDraft(draft).errors ?? {}) : {};

  function change(part: Partial<TeamDraft>): void {
    setDraft((before) => ({ ...before, ...part }));
    setRefused({});
    setFailure(undefined);
  }

  /** Answers whether the team was added. */
  async function send(): Promise<boolean> {
    setChecked(true);
    const { team } = readDraft(draft);
    if (team === null) return false;
    setSending(true);
    setRefused({});
    setFailure(undefined);
    try {
      const { name } = await addTeam(team);
      notify.success(t(addMessages.added, { name }));
      onAdded();
      return true;
    } catch (error) {
      const byField: DraftErrors = fieldMessages(error);
      setRefused(byField);
      if (Object.keys(byField).length === 0) setFailure(failureText(error));
      return false;
    } finally {
      setSending(false);
    }
  }

  return {
    draft,
    change,
    errors: { ...faults, ...refused },
    failure,
    isDirty: !isBlank(draft),
    isSending,
    send,
  };
}
