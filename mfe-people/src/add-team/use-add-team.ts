import { createTeam } from '@jackfield/contract/api/team';
import { useConfirm } from '@jackfield/kit/ui/overlay';
import { call, fieldMessages, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { addMessages } from './messages.ts';
import { type DraftErrors, emptyDraft, isBlank, readDraft, type TeamDraft } from './team-draft.ts';

/**
 * State of the add drawer: input, faults, sending (TEAM-01, API-135).
 * @param proposed extension that the team gets unless another is typed; '' while none is known
 */
export function useAddTeam(onAdded: () => void, proposed: string) {
  const t = useT();
  const [draft, setDraft] = useState<TeamDraft>(emptyDraft);
  const [isChecked, setChecked] = useState(false);
  const { team, errors: own } = readDraft(draft, proposed);
  const added = useConfirm(
    async () => {
      if (team === null) throw new Error('No team');
      return call(createTeam, { body: team });
    },
    {
      check: () => {
        setChecked(true);
        return { ...own };
      },
      fields: fieldMessages,
      done: ({ name }) => t(addMessages.added, { name }),
      onDone: onAdded,
    },
  );
  const errors: DraftErrors = { ...added.faults, ...(isChecked && own) };

  function change(part: Partial<TeamDraft>): void {
    setDraft((before) => ({ ...before, ...part }));
    added.forgive();
  }

  return { draft, change, errors, isDirty: !isBlank(draft), dialog: added.dialog };
}
