import { useNow } from '@jackfield/call-routing/business-hours';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { Button, useIsPhone } from '@jackfield/kit/ui/core';
import { CirclePause } from '@jackfield/kit/ui/icons';
import { useT } from '@jackfield/runtime';
import { useState } from 'react';
import { type ClosingOwner, holdingOverride } from './closing-owner.ts';
import { closedMessages } from './messages.ts';

const ClosingDialog = lazyPart(() =>
  import('./closing-dialog.tsx').then((file) => file.ClosingDialog),
);

/** The verb that closes a number or team for now; the banner takes its place while it is closed. */
export function ClosedTodayButton({ owner }: { owner: ClosingOwner }) {
  const t = useT();
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const isClosed = holdingOverride(owner, useNow()) !== null;
  return (
    <>
      {!isClosed && (
        <Button
          icon={<CirclePause size={16} strokeWidth={1.75} />}
          aria-label={t(closedMessages.open)}
          onClick={() => setOpen(true)}
        >
          {!isPhone && t(closedMessages.open)}
        </Button>
      )}
      {isOpen && <ClosingDialog owner={owner} onClose={() => setOpen(false)} />}
    </>
  );
}
