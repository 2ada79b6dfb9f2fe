import type { TeamListItem } from '@jackfield/contract/api/team';
import { Alert, Button, Skeleton } from '@jackfield/kit/ui/core';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { failureText, notify, useT } from '@jackfield/runtime';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { removeTeam } from './api/delete-team.ts';
import { teamKeys } from './api/keys.ts';
import { teamUsesOptions } from './api/team-uses.ts';
import css from './delete-team-dialog.module.css';
import { deleteMessages, teamMessages } from './messages.ts';
import { placeText } from './place-text.ts';

export interface DeleteTeamDialogProps {
  team: Pick<TeamListItem, 'id' | 'name' | 'version' | 'memberCount'>;
  onDeleted(): void;
  onClose(): void;
}

/**
 * Asks before a team is deleted; says what leads to it instead, where routing does (OP-72, J5).
 * Render it when it is to open.
 */
export function DeleteTeamDialog({ team, onDeleted, onClose }: DeleteTeamDialogProps) {
  const t = useT();
  const client = useQueryClient();
  const uses = useQuery(teamUsesOptions(team.id));
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { name, memberCount: count } = team;
  const isUsed = (uses.data?.length ?? 0) > 0;

  async function remove() {
    setBusy(true);
    setError(undefined);
    try {
      await removeTeam(team.id, team.version);
      notify.success(t(teamMessages.deleted));
      onDeleted();
      onClose();
    } catch (failure) {
      setError(failureText(failure));
      setBusy(false);
    }
    await client.invalidateQueries({ queryKey: teamKeys.all });
  }

  const canDelete = uses.data !== undefined && !isUsed;
  return (
    <Dialog
      open
      width={520}
      title={t(isUsed ? deleteMessages.usedTitle : deleteMessages.title, { name })}
      busy={isBusy}
      onClose={onClose}
      {...(isUsed && { cancelText: t(deleteMessages.close) })}
      {...(canDelete && { onSubmit: () => void remove() })}
      action={
        !isUsed && (
          <Button
            type="primary"
            danger
            loading={isBusy}
            disabled={!canDelete}
            onClick={() => void remove()}
          >
            {t(deleteMessages.confirm)}
          </Button>
        )
      }
    >
      {uses.isPending && (
        <output aria-label={t(deleteMessages.checking)}>
          <Skeleton width="100%" height={40} />
        </output>
      )}
      {isUsed && (
        <>
          <p>
            {t(deleteMessages.used)} {t(deleteMessages.usedNext)}
          </p>
          <ul className={css.uses}>
            {uses.data?.map((use) => (
              <li key={`${use.ownerId} ${use.place} ${use.menuName}`}>{placeText(use)}</li>
            ))}
          </ul>
        </>
      )}
      {canDelete && (
        <p>
          {t(deleteMessages.text, { name })} {t(deleteMessages.effect, { count })}
        </p>
      )}
      {(error ?? uses.error) && <Alert kind="error" title={error ?? failureText(uses.error)} />}
    </Dialog>
  );
}
