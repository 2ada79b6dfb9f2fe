import { type AttentionItem, type HomeWatchProps, paths } from '@jackfield/contract';
import { listTeammates } from '@jackfield/contract/api/teammate';
import { accountAtom, call, t as plain, useLiveRefetch, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { boardEvents, boardKey, countsOptions } from '../emergency-board/board-query.ts';
import { boardMessages } from '../emergency-board/messages.ts';
import { homeMessages } from './messages.ts';
import { resendAll } from './resend-all.ts';

const queryKey = ['people', 'home'];
/** Invitations that one click sends again. */
const most = 100;

/** Tells Home whom 911 would not find, who has not come yet, and whether anybody was invited. */
export function PeopleWatch({ tell }: HomeWatchProps) {
  const t = useT();
  useLiveRefetch(['teammate', 'teammatestatus'], queryKey);
  const country = useAtomValue(accountAtom)?.country;
  const hasBoard = country === 'USA' || country === 'CAN';
  useLiveRefetch(boardEvents, boardKey);
  const {
    data: board,
    error: boardError,
    refetch: readBoard,
  } = useQuery({ ...countsOptions(), enabled: hasBoard });
  const lost = board?.counts.toFix ?? 0;
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      call(listTeammates, { query: { status: 'pending', pageNum: 1, limit: most } }, { signal }),
  });

  useEffect(() => {
    const waiting = data?.items ?? [];
    const count = waiting.length;
    tell({
      state: data && (board || !hasBoard) ? 'ready' : error || boardError ? 'failed' : 'loading',
      retry() {
        if (error) void refetch();
        if (boardError) void readBoard();
      },
      attention: [
        ...(lost === 0 ? [] : [emergencyItem(lost)]),
        ...(count === 0 ? [] : [pendingItem(waiting)]),
      ],
      setup: data
        ? [
            {
              id: 'invite',
              order: 3,
              text: t(homeMessages.invite),
              isDone: data.counts.all > 1,
              minutes: 3,
              to: paths.admin.users.listing(),
            },
          ]
        : [],
    });
  }, [tell, t, data, error, refetch, lost, board, boardError, readBoard, hasBoard]);
  return null;
}

/** People without an address that help finds; calls are not lost by it, and lives may be. */
const emergencyItem = (count: number): AttentionItem => ({
  id: 'emergency',
  severity: 'soon',
  isAlwaysShown: true,
  text: plain(boardMessages.lostCount, { count }),
  subject: plain(homeMessages.lostPeople, { count }),
  action: { label: plain(homeMessages.seeWho), to: paths.admin.users.emergency() },
});

/** People who were invited, and a fresh invitation for all of them. */
function pendingItem(waiting: readonly { id: string }[]): AttentionItem {
  const count = waiting.length;
  const people = plain(homeMessages.pendingPeople, { count });
  return {
    id: 'pending',
    severity: 'soon',
    text: plain(homeMessages.pending, { count, people }),
    subject: people,
    action: { label: plain(homeMessages.resend, { count }), run: () => resendAll(waiting) },
  };
}
