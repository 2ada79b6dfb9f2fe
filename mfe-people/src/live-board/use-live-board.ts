import { boardEventTypes } from '@jackfield/contract';
import { listLiveCalls } from '@jackfield/contract/api/live-call';
import { call, useLiveRefetch } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';

const liveKey = ['live-board'] as const;

/** Calls, queues and people now; read again when the hub says that something changed (LIVE-01). */
export function useLiveBoard() {
  useLiveRefetch(boardEventTypes, liveKey);
  return useQuery({
    queryKey: liveKey,
    queryFn: async ({ signal }) => {
      const board = await call(listLiveCalls, { signal });
      // Two screens show the same second, whatever their clocks say.
      return { ...board, ahead: Date.parse(board.at) - Date.now() };
    },
  });
}
