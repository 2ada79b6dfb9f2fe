import type { PartProps } from '@jackfield/contract';
import { openWebPhone } from '@jackfield/contract/api/web-phone';
import { call, queryClient, sessionAtom } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { tabPhone } from '../line/tab-phone.ts';
import { useRenewedPush } from '../push/use-renewed-push.ts';
import { Phone } from './phone.tsx';

/** Milliseconds; what is answered lasts for several times as long. */
const asksEvery = 60 * 60 * 1000;

/** A page of plain http has no microphone. */
const canTalk = () => window.isSecureContext;

/** The phone of the person, where an exchange takes web phones; whoever acts for somebody has none. */
export function OwnPhone({ onState }: PartProps['web-phone/phone/v1']) {
  const { phase, impersonation } = useAtomValue(sessionAtom);
  const isOpen = phase === 'open';
  const { data, refetch } = useQuery(
    {
      queryKey: ['web-phone'],
      queryFn: ({ signal }) => call(openWebPhone, {}, { signal }),
      enabled: isOpen && impersonation === undefined && canTalk(),
      staleTime: Infinity,
      // Credentials of the relay end; a phone rings in a tab that nobody looks at too.
      refetchInterval: asksEvery,
      refetchIntervalInBackground: true,
      gcTime: Infinity,
    },
    queryClient,
  );

  const phone = data?.phone;
  useRenewedPush(phone);
  useEffect(() => {
    if (phone) tabPhone.open(phone);
  }, [phone]);

  // Whoever signs in again in this page has another session, with a phone of its own.
  useEffect(() => {
    if (isOpen && tabPhone.see().state === 'refused') void refetch();
  }, [isOpen, refetch]);

  const hasNone = phone === null;
  useEffect(() => {
    if (hasNone) onState({ isShown: false, isOnCall: false });
  }, [hasNone, onState]);

  return phone ? <Phone tab={tabPhone} onState={onState} /> : null;
}
