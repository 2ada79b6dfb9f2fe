import { useNow } from '@jackfield/call-routing/business-hours';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { Button, useIsPhone } from '@jackfield/kit/ui/core';
import { CirclePause } from '@jackfield/kit/ui/icons';
import { useT } from '@jackfield/runtime';
import { useState } from 'react';
import { type OverrideOwner, holdingOverride } from './override-owner.ts';
import { closedMessages } from './messages.ts';

const OverrideDialog = lazyPart(() =>
  import('./override-dialog.tsx').then((file) => file.OverrideDialog),
);

export interface ClosedTodayButtonProps {
  owner: OverrideOwner;
  /** Something else asks for the dialog, such as the address of the page. */
  asked?: { readonly isOpen: boolean; close(): void };
}

/** The verb that closes a number or team for now; the banner takes its place while it is closed. */
export function ClosedTodayButton({ owner, asked }: ClosedTodayButtonProps) {
  const t = useT();
  const isPhone = useIsPhone();
  const [isPressed, setPressed] = useState(false);
  const isClosed = holdingOverride(owner, useNow()) !== null;
  const isAsked = asked?.isOpen === true && !isClosed;

  function close(): void {
    setPressed(false);
    if (asked?.isOpen) asked.close();
  }

  return (
    <>
      {!isClosed && (
        <Button
          icon={<CirclePause size={16} strokeWidth={1.75} />}
          aria-label={t(closedMessages.open)}
          onClick={() => setPressed(true)}
        >
          {!isPhone && t(closedMessages.open)}
        </Button>
      )}
      {(isPressed || isAsked) && <OverrideDialog owner={owner} onClose={close} />}
    </>
  );
}
