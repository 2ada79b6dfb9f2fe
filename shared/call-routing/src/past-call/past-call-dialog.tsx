import { useNow } from '@jackfield/call-routing/business-hours';
import { TryCallDialog } from '@jackfield/call-routing/call-flow';
import type { PartProps } from '@jackfield/contract';
import { formatPhone } from '@jackfield/domain';
import { defineMessages, notify, timeZoneAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { usePastRouting } from './use-past-routing.ts';

const pastCallMessages = defineMessages('callRouting.pastCall', {
  noNumber: '{number} was not one of your numbers at that time',
});

/**
 * "Try a call" with number, caller and time of a call that came in (annex J4), along the routing of
 * its time. Closes with a notice when that cannot be read, or has no such number.
 */
export function PastCallDialog({ past, onClose }: PartProps['call-routing/past-call/v1']) {
  const t = useT();
  const now = useNow();
  const own = useAtomValue(timeZoneAtom);
  const { number, from, at } = past;
  const { data, error } = usePastRouting(Date.parse(at));
  const config = data?.config;
  const called = config?.numbers.find((one) => one.number === number);
  const isFailed = config === undefined && error !== null;
  const isGone = config !== undefined && called === undefined;
  useEffect(() => {
    if (isFailed) notify.failure(error);
    if (isGone) notify.info(t(pastCallMessages.noNumber, { number: formatPhone(number) }));
    if (isFailed || isGone) onClose();
  }, [isFailed, isGone, error, number, onClose, t]);
  if (!config || !called) return null;
  const company = config.companies.find(({ id }) => id === called.ownerId);
  return (
    <TryCallDialog
      config={config}
      root={{ kind: called.ownerType, id: called.ownerId }}
      zone={company?.businessHour.timeZone || own}
      question={{ at: Date.parse(at), inputs: [], number, from }}
      now={now}
      isPast
      onClose={onClose}
    />
  );
}
