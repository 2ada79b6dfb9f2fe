import { useNow } from '@jackfield/call-routing/business-hours';
import { useRoutingConfig } from '@jackfield/call-routing/routing-config';
import { notify, useT } from '@jackfield/runtime';
import { useEffect } from 'react';
import { TryAnyCall } from '../home/try-any-call.tsx';
import { commandMessages } from './messages.ts';

/** A call to any company number, over whatever page is open; closes where there is none to call. */
export function TryCallNow({ onClose }: { onClose(): void }) {
  const t = useT();
  const now = useNow();
  const { data: config, error } = useRoutingConfig();
  const isFailed = config === undefined && error !== null;
  const isNone = config?.companies.length === 0;
  useEffect(() => {
    if (isFailed) notify.failure(error);
    if (isNone) notify.info(t(commandMessages.noNumber));
    if (isFailed || isNone) onClose();
  }, [isFailed, isNone, error, onClose, t]);
  if (!config) return null;
  return <TryAnyCall config={config} now={now} onClose={onClose} />;
}
