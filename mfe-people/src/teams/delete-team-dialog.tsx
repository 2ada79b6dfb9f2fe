import { useWriteImpact } from '@jackfield/call-routing/call-flow';
import { dryRunOf } from '@jackfield/contract/api/routing-engine';
import type { Replacements } from '@jackfield/contract/api/routing-uses';
import { deleteTeam, replaceTeam, type TeamListItem } from '@jackfield/contract/api/team';
import { Skeleton } from '@jackfield/kit/ui/core';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { restoreDeleted, undoAction } from '@jackfield/records/restore';
import { ApiFailure, call, type CallOptions, common, failureText, useT } from '@jackfield/runtime';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PlannedUses } from '../used-by/planned-uses.tsx';
import { ReplaceUses } from '../used-by/replace-uses.tsx';
import { useReplacements } from '../used-by/use-replacements.ts';
import { usesOptions } from '../used-by/uses-options.ts';
import { teamKeys } from './api/keys.ts';
import { deleteMessages } from './messages.ts';

export interface DeleteTeamDialogProps {
  team: Pick<TeamListItem, 'id' | 'name' | 'version' | 'memberCount'>;
  onDeleted(): void;
  onClose(): void;
}

/**
 * Asks before a team is deleted; where routing leads to it, asks what takes its place, all in one
 * step (OP-72, annex J5). Render it when it is to open.
 */
export function DeleteTeamDialog({ team, onDeleted, onClose }: DeleteTeamDialogProps) {
  const t = useT();
  const client = useQueryClient();
  const uses = useQuery(usesOptions('team', team.id));
  const { items: places = [], planned = [] } = uses.data ?? {};
  const chosen = useReplacements(places);
  const { name, memberCount: count } = team;
  const isUsed = places.length > 0;

  /** Where nothing was replaced, the team comes back as it was. */
  const undo = undoAction(async () => {
    await restoreDeleted('team', team.id, { action: 'team.delete' });
    await client.invalidateQueries({ queryKey: teamKeys.all });
  });

  const isReady = uses.data !== undefined && chosen.isComplete && planned.length === 0;
  const noticed = useWriteImpact(
    isReady ? JSON.stringify([team.id, chosen.list]) : null,
    ({ signal }) => tryRemoval(team.id, chosen.list, { version: team.version, signal }),
  );
  const asOf = { version: team.version, ...noticed.asSeen };
  const removal = useConfirm(() => removeTeam(team.id, chosen.list, asOf), {
    done: [t(common.isDeleted, { name: team.name }), chosen.list.length === 0 && undo],
    onDone: () => {
      onDeleted();
      onClose();
    },
    onFailed: () => void uses.refetch(),
    settle: () => client.invalidateQueries({ queryKey: teamKeys.all }),
  });

  return (
    <FormDialog
      width={isUsed ? 600 : 520}
      title={t(isUsed ? deleteMessages.usedTitle : common.deleteTitle, { name })}
      dirty={chosen.list.length > 0}
      danger
      confirmText={t(isUsed ? deleteMessages.replace : deleteMessages.confirm)}
      mayConfirm={isReady && noticed.mayGoOn}
      checking={isReady && !noticed.isKnown}
      onClose={onClose}
      {...removal.dialog}
      error={removal.error ?? (uses.error ? failureText(uses.error) : undefined)}
    >
      {uses.isPending && (
        <output aria-label={t(common.lookingForUses)}>
          <Skeleton width="100%" height={40} />
        </output>
      )}
      {isUsed && (
        <>
          <p>
            {t(deleteMessages.used)} {t(deleteMessages.usedNext)}
          </p>
          <ReplaceUses id={team.id} uses={places} chosen={chosen} />
          {!chosen.isComplete && <p className="ui-caption">{t(deleteMessages.incomplete)}</p>}
        </>
      )}
      {!isUsed && uses.data !== undefined && (
        <p>
          {t(common.deleteQuestion, { name })} {t(deleteMessages.effect, { count })}
        </p>
      )}
      <PlannedUses planned={planned} />
      {noticed.impact}
    </FormDialog>
  );
}

/** What callers would notice of it; nothing is changed (SAY-01). */
const tryRemoval = (id: string, replacements: Replacements, asOf: CallOptions) =>
  replacements.length === 0
    ? call(dryRunOf(deleteTeam), { params: { id } }, asOf)
    : call(dryRunOf(replaceTeam), { params: { id }, body: { replacements } }, asOf);

/**
 * Deletes a team as of a version (API-139), after every place that leads to it went somewhere else
 * (annex J5). A team already gone counts as done (annex A5).
 */
async function removeTeam(
  id: string,
  replacements: Replacements,
  asOf: CallOptions,
): Promise<void> {
  const params = { id };
  try {
    if (replacements.length === 0) await call(deleteTeam, { params }, asOf);
    else await call(replaceTeam, { params, body: { replacements } }, asOf);
  } catch (error) {
    if (!(error instanceof ApiFailure && error.status === 404)) throw error;
  }
}
