import { type HomeWatchProps, paths } from '@jackfield/contract';
import { listTeammates } from '@jackfield/contract/api/teammate';
import { call, useLiveRefetch, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { homeMessages } from './messages.ts';
import { resendAll } from './resend-all.ts';

const queryKey = ['people', 'home'];
/** Invitations that one click sends again. */
const most = 100;

/** Tells Home who has not come yet, and whether anybody was invited. */
export function PeopleWatch({ tell }: HomeWatchProps) {
  const t = useT();
  useLiveRefetch(['teammate', 'teammatestatus'], queryKey);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      call(listTeammates, { query: { status: 'pending', pageNum: 1, limit: most } }, { signal }),
  });

  useEffect(() => {
    const waiting = data?.items ?? [];
    const count = waiting.length;
    const people = t(homeMessages.pendingPeople, { count });
    tell({
      state: data ? 'ready' : error ? 'failed' : 'loading',
      retry: () => void refetch(),
      attention:
        count === 0
          ? []
          : [
              {
                id: 'pending',
                severity: 'soon',
                text: t(homeMessages.pending, { count, people }),
                subject: people,
                action: {
                  label: t(homeMessages.resend, { count }),
                  run: () => resendAll(waiting),
                },
              },
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
  }, [tell, t, data, error, refetch]);
  return null;
}
