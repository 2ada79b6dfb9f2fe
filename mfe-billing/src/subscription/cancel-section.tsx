import type { Subscription } from '@jackfield/contract/api/subscription';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { Button } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
import { useId, useState } from 'react';
import type { CancelDialogProps } from './cancel-dialog.tsx';
import css from './cancel-section.module.css';
import { subscriptionMessages as messages } from './messages.ts';

const CancelDialog = lazyPart(() =>
  import('./cancel-dialog.tsx').then((file) => file.CancelDialog),
);

interface CancelSectionProps {
  account: CancelDialogProps['account'];
  subscription: Subscription;
}

/** The end of the account: asked for here, at the end of the page. */
export function CancelSection(props: CancelSectionProps) {
  const t = useT();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={css.section} aria-labelledby={id}>
      <div>
        <h2 id={id}>{t(messages.cancel)}</h2>
        <p className="ui-secondary">{t(messages.cancelText)}</p>
      </div>
      <Button danger onClick={() => setOpen(true)}>
        {t(messages.cancelAsk)}
      </Button>
      {isOpen && <CancelDialog {...props} onClose={() => setOpen(false)} />}
    </section>
  );
}
