import { keepCallTrial, readCallTrial } from '@jackfield/contract/api/call-trial';
import type { IvrInput } from '@jackfield/contract/api/routing';
import type { openWebPhone } from '@jackfield/contract/api/web-phone';
import type { CallAnswer, CallInput } from '@jackfield/contract';
import { useRoutingConfig } from '@jackfield/call-routing/routing-config';
import { type Call, changeBetween, type RoutingConfig } from '@jackfield/domain/routing';
import { bus, call as ask, notify, queryClient, t } from '@jackfield/runtime';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { tryMessages } from './messages.ts';

/** Milliseconds between two looks at how far the phone is. */
const looksEvery = 700;

export interface PhoneTrial {
  /** Whether this page has a phone, and it is known what is not saved. */
  readonly isOffered: boolean;
  readonly isRunning: boolean;
  /** Where it is, or was when it ended: keys and the place of the step; null before it was heard. */
  readonly progress: { readonly inputs: readonly IvrInput[]; readonly step: number } | null;
  start(): Promise<void>;
  press(key: IvrInput): void;
  /** Hangs up, and forgets where it was. */
  end(): void;
}

type Wanted = CallInput<typeof keepCallTrial>['body'];

/** As the phone of the page was answered when it opened. */
const usePhone = () =>
  useQuery<CallAnswer<typeof openWebPhone>>(
    { queryKey: ['web-phone'], queryFn: skipToken },
    queryClient,
  ).data?.phone ?? null;

/** Has the phone of the page call the routing as it is tried here, which no caller notices (CALL-16). */
export function usePhoneTrial(
  config: RoutingConfig,
  { number, from, at, outcomes }: Call,
): PhoneTrial {
  const phone = usePhone();
  const stored = useRoutingConfig().data;
  const [code, setCode] = useState<string | null>(null);
  const look = useQuery({
    queryKey: ['call-trial', code],
    queryFn:
      code === null
        ? skipToken
        : ({ signal }) => ask(readCallTrial, { query: { code } }, { signal }),
    refetchInterval: ({ state }) =>
      state.error || state.data?.progress?.isOver ? false : looksEvery,
    retry: false,
    gcTime: 0,
  });
  const progress = code === null ? null : (look.data?.progress ?? null);
  const isRunning = code !== null && !look.isError && !progress?.isOver;
  const running = useRef(isRunning);
  useEffect(() => {
    running.current = isRunning;
  });
  // What is closed is not heard on.
  useEffect(() => () => void (running.current && bus.emit('phone:try', { act: 'end' })), []);

  return {
    isOffered: phone !== null && stored !== undefined,
    isRunning,
    progress,
    async start() {
      if (stored === undefined) return;
      const tried = { number, from, at: new Date(at).toISOString(), ...(outcomes && { outcomes }) };
      try {
        const kept = await ask(keepCallTrial, {
          body: { call: tried, change: changeBetween(stored, config) as Wanted['change'] },
        });
        setCode(kept.code);
        bus.emit('phone:try', { act: 'call', dial: kept.dial, name: t(tryMessages.title) });
      } catch (error) {
        notify.failure(error);
      }
    },
    press: (key) => key !== 'timeout' && bus.emit('phone:try', { act: 'press', key }),
    end() {
      if (isRunning) bus.emit('phone:try', { act: 'end' });
      setCode(null);
    },
  };
}
