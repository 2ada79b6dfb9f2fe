import { useNow } from '@jackfield/call-routing/business-hours';
import { TryCallDialog } from '@jackfield/call-routing/call-flow';
import { useRoutingConfig } from '@jackfield/call-routing/routing-config';
import type { PartProps } from '@jackfield/contract';
import { formatPhone } from '@jackfield/domain';
import { defineMessages, notify, timeZoneAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

const pastCallMessages = defineMessages('callRouting.pastCall', {
  noNumber: '{number} is no longer a number of this account',
});

/**
 * "Try a call" with number, caller and time of a call that came in (annex J4), along the routing of
 * today. Closes with a notice when the routing cannot be read, or the number has gone.
 */
export function PastCallDialog({ past, onClose }: PartProps['call-routing/past-call/v1']) {
  const t = useT();
  const now = useNow();
  const own = useAtomValue(timeZoneAtom);
  const { data: config, error } = useRoutingConfig();
  const { number, from, at } = past;
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
      onClose={onClose}
    />
  );
}
