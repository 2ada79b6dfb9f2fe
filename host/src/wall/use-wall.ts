import { readWall, type WallBoard } from '@jackfield/contract/api/wall';
import { ApiFailure, call, configAtom, store } from '@jackfield/runtime';
import { useEffect, useState } from 'react';
import { hubConnector } from '../live/connect-hub.ts';
import { LiveChannel } from '../live/live-channel.ts';

/** A board with what the server's clock is ahead of this one, in milliseconds. */
export type SeenBoard = WallBoard & { readonly ahead: number };

export interface SeenWall {
  /** Null until it was read. */
  readonly board: SeenBoard | null;
  /** The link was revoked, is over, or never was. */
  readonly hasEnded: boolean;
  readonly hasFailed: boolean;
  /** By this browser's clock; null while it is live. */
  readonly notLiveSince: number | null;
}

const start: SeenWall = { board: null, hasEnded: false, hasFailed: false, notLiveSince: null };
const retryAfter = 10_000;

/** The board of a wall link, read when the hub says that it is another. */
export function useWall(token: string): SeenWall {
  const [seen, setSeen] = useState(start);
  useEffect(() => {
    let isOver = false;
    let isOn = false;
    let wasOn = false;
    let isReading = false;
    let isDue = false;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const set = (change: Partial<SeenWall>) => {
      if (!isOver) setSeen((was) => ({ ...was, ...change }));
    };
    const goDark = () =>
      setSeen((was) => ({ ...was, notLiveSince: was.notLiveSince ?? Date.now() }));

    async function read(): Promise<void> {
      // What happens while it is read is read once more afterwards.
      isDue = true;
      if (isReading) return;
      isReading = true;
      clearTimeout(retry);
      try {
        while (isDue) {
          isDue = false;
          const board = await call(readWall, {}, { bearer: token });
          const ahead = Date.parse(board.at) - Date.now();
          set({
            board: { ...board, ahead },
            hasFailed: false,
            ...(isOn && { notLiveSince: null }),
          });
        }
      } catch (error) {
        if (error instanceof ApiFailure && error.status === 404) {
          channel.close();
          set({ hasEnded: true });
        } else if (!isOver) {
          set({ hasFailed: true });
          goDark();
          retry = setTimeout(() => void read(), retryAfter);
        }
      } finally {
        isReading = false;
      }
    }

    const channel = new LiveChannel({
      connect: hubConnector(store.get(configAtom).hubUrl, async () => token),
      missed: async (after) => ({ events: [], latest: after, isComplete: false }),
      deliver: () => void read(),
      released: () => undefined,
      resync: () => void read(),
      state(state) {
        isOn = state === 'on';
        wasOn ||= isOn;
        if (isOver || isOn || (state === 'connecting' && !wasOn)) return;
        goDark();
        // A revoked link is told from a lost line by what the server answers.
        void read();
      },
    });
    void read();
    channel.open();
    return () => {
      isOver = true;
      clearTimeout(retry);
      channel.close();
    };
  }, [token]);
  return seen;
}
