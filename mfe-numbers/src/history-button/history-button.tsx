import { lazyPart } from '@jackfield/kit/lazy-part';
import { Button, useIsPhone } from '@jackfield/kit/ui/core';
import { History } from '@jackfield/kit/ui/icons';
import type { HistoryDrawerProps } from '@jackfield/records/record-history';
import { common, useT } from '@jackfield/runtime';
import { useState } from 'react';

const RoutedHistory = lazyPart(() =>
  import('@jackfield/call-routing/routed-history').then((file) => file.RoutedHistory),
);

/** Opens who changed what of a record, with the ways back; for heads of record pages (annex J2). */
export function HistoryButton(props: Omit<HistoryDrawerProps, 'onClose'>) {
  const t = useT();
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const label = t(common.history);
  return (
    <>
      <Button
        looks
        icon={<History size={16} strokeWidth={1.75} />}
        aria-haspopup="dialog"
        {...(isPhone && { 'aria-label': label })}
        onClick={() => setOpen(true)}
      >
        {isPhone ? undefined : label}
      </Button>
      {isOpen && <RoutedHistory {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
