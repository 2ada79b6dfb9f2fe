import { type AttentionItem, type HomeWatchProps, paths } from '@jackfield/contract';
import {
  type EmergencyCall,
  listEmergencyCalls,
  seeEmergencyCall,
} from '@jackfield/contract/api/emergency-call';
import { listTeammates } from '@jackfield/contract/api/teammate';
import { useTeamMessages } from '@jackfield/devices/team-messages';
import {
  accountAtom,
  call,
  profileAtom,
  t as plain,
  useFormats,
  useLiveRefetch,
  useT,
} from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { boardEvents, boardKey, countsOptions } from '../emergency-board/board-query.ts';
import { boardMessages } from '../emergency-board/messages.ts';
import { homeMessages } from './messages.ts';
import { resendAll } from './resend-all.ts';

const queryKey = ['people', 'home'];
/** The bar above every page asks by the same key. */
const callsKey = ['emergencyCall'];
/** Invitations that one click sends again. */
const most = 100;

/**
 * Tells Home who called for help, whom 911 would not find, which messages wait for teams, who has
 * not come yet, and whether anybody was invited.
 */
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
  const { dateTime } = useFormats();
  const ownId = useAtomValue(profileAtom)?.id;
  useLiveRefetch(['emergency'], callsKey);
  const {
    data: calls,
    error: callsError,
    refetch: readCalls,
  } = useQuery({
    queryKey: callsKey,
    queryFn: ({ signal }) => call(listEmergencyCalls, {}, { signal }),
  });
  const messages = useTeamMessages();
  const waitingMessages = JSON.stringify([messages.state, messages.attention]);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      call(listTeammates, { query: { status: 'pending', pageNum: 1, limit: most } }, { signal }),
  });

  useEffect(() => {
    const waiting = data?.items ?? [];
    const count = waiting.length;
    tell({
      state:
        data && calls && (board || !hasBoard) && messages.state === 'ready'
          ? 'ready'
          : error || boardError || callsError || messages.state === 'failed'
            ? 'failed'
            : 'loading',
      retry() {
        if (error) void refetch();
        if (boardError) void readBoard();
        if (callsError) void readCalls();
        if (messages.state === 'failed') messages.retry();
      },
      attention: [
        ...(calls?.items ?? [])
          .filter(({ isTest, teammateId }) => !isTest && teammateId !== ownId)
          .map((one) => calledItem(one, dateTime(one.startedAt))),
        ...messages.attention,
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- of messages, told anew when it says something else
  }, [
    tell,
    t,
    data,
    error,
    refetch,
    lost,
    board,
    boardError,
    readBoard,
    hasBoard,
    calls,
    callsError,
    readCalls,
    ownId,
    dateTime,
    waitingMessages,
  ]);
  return null;
}

/** A call for help, until an admin says that they have seen it. */
const calledItem = (
  { id, number, teammateName: name }: EmergencyCall,
  when: string,
): AttentionItem => ({
  id: `call ${id}`,
  severity: 'soon',
  isAlwaysShown: true,
  text: plain(homeMessages.called, { name, number, when }),
  subject: name,
  action: {
    label: plain(homeMessages.markSeen),
    run: () => call(seeEmergencyCall, { params: { id } }),
  },
});

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
