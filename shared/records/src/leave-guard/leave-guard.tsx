import { ConfirmDialog } from '@jackfield/kit/ui/overlay';
import { common, defineMessages, useNavigationGuard, useT } from '@jackfield/runtime';
import { useEffect, useRef, useState } from 'react';

const leaveMessages = defineMessages('records.leave', {
  title: 'Leave without saving?',
  stay: 'Stay',
  leave: 'Leave page',
});

export interface LeaveGuardProps {
  dirty: boolean;
  /** The person leaves; drop what was typed. */
  onLeave?(): void;
  /** Whether the input is kept when the person goes there, so that nothing is to be asked. */
  isKept?(path: string): boolean;
}

/**
 * Asks before input is lost: on links, Back, other areas, and by the browser when the tab is
 * closed. Put one on the page that holds the input.
 */
export function LeaveGuard({ dirty, onLeave, isKept }: LeaveGuardProps) {
  const t = useT();
  const [asked, setAsked] = useState(false);
  const answer = useRef<(leave: boolean) => void>(undefined);
  const ask = (to: string) => {
    const { pathname } = new URL(to, window.location.href);
    if (isKept?.(pathname) === true) return Promise.resolve(true);
    answer.current?.(false);
    setAsked(true);
    return new Promise<boolean>((resolve) => {
      answer.current = resolve;
    });
  };
  useNavigationGuard(dirty, ask);
  useEffect(() => () => answer.current?.(false), []);
  const reply = (leave: boolean) => {
    setAsked(false);
    if (leave) onLeave?.();
    answer.current?.(leave);
    answer.current = undefined;
  };
  return (
    <ConfirmDialog
      open={asked}
      title={t(leaveMessages.title)}
      confirmText={t(leaveMessages.leave)}
      cancelText={t(leaveMessages.stay)}
      onConfirm={() => reply(true)}
      onClose={() => reply(false)}
    >
      {t(common.leaveQuestion)}
    </ConfirmDialog>
  );
}
