import { type KeptRecord, listDeletedTeams } from '@jackfield/contract/api/audit';
import { EmptyState } from '@jackfield/kit/empty-state';
import { ErrorAlert } from '@jackfield/kit/error-alert';
import { restoreBefore } from '@jackfield/kit/restore';
import { Button, Skeleton } from '@jackfield/kit/ui/core';
import { Archive } from '@jackfield/kit/ui/icons';
import { Drawer } from '@jackfield/kit/ui/overlay';
import { call, failureText, notify, useFormats, useLiveRefetch, useT } from '@jackfield/runtime';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { teamKeys } from '../teams/api/keys.ts';
import css from './deleted-teams-drawer.module.css';
import { deletedMessages } from './messages.ts';

const queryKey = [...teamKeys.all, 'deleted'];

/** Teams deleted in the last 30 days, each with the way back (annex J2). Render it when it is to open. */
export function DeletedTeamsDrawer({ onClose }: { onClose(): void }) {
  const t = useT();
  return (
    <Drawer open title={t(deletedMessages.title)} onClose={onClose}>
      <p className={css.text}>{t(deletedMessages.text)}</p>
      <DeletedTeams />
    </Drawer>
  );
}

function DeletedTeams() {
  const t = useT();
  const teams = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listDeletedTeams, {}, { signal }),
    staleTime: 0,
  });
  useLiveRefetch(['team'], queryKey);
  if (teams.isPending) {
    return (
      <output aria-label={t(deletedMessages.loading)}>
        <Skeleton width="100%" height={48} />
      </output>
    );
  }
  if (teams.error) {
    return (
      <ErrorAlert
        title={t(deletedMessages.failed)}
        error={teams.error}
        onRetry={() => void teams.refetch()}
      >
        {failureText(teams.error)}
      </ErrorAlert>
    );
  }
  if (teams.data.items.length === 0) {
    return (
      <EmptyState icon={Archive} title={t(deletedMessages.emptyTitle)}>
        {t(deletedMessages.emptyText)}
      </EmptyState>
    );
  }
  return (
    <ul className={css.list} aria-label={t(deletedMessages.list)}>
      {teams.data.items.map((team) => (
        <DeletedTeam key={team.id} team={team} />
      ))}
    </ul>
  );
}

function DeletedTeam({ team }: { team: KeptRecord }) {
  const t = useT();
  const { relative, dateTime } = useFormats();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { id, name, deletedBy: who, deletedAt, entryId } = team;

  const restore = async () => {
    setBusy(true);
    try {
      await restoreBefore({ entity: 'team', id, entryId });
      notify.success(t(deletedMessages.restored, { name }));
    } catch (error) {
      notify.failure(error);
    } finally {
      setBusy(false);
      await client.invalidateQueries({ queryKey: teamKeys.all });
    }
  };

  return (
    <li className={css.team}>
      <div className={css.words}>
        <p className={css.name}>{name}</p>
        <p className="ui-caption" title={dateTime(deletedAt)}>
          {t(deletedMessages.by, { who, when: relative(deletedAt) })}
        </p>
      </div>
      <Button
        size="small"
        loading={isBusy}
        aria-label={t(deletedMessages.restoreOf, { name })}
        onClick={() => void restore()}
      >
        {t(deletedMessages.restore)}
      </Button>
    </li>
  );
}
