import { billingPortalSession } from '@jackfield/contract/api/tenant';
import { Button } from '@jackfield/kit/ui/core';
import { CirclePause, ExternalLink } from '@jackfield/kit/ui/icons';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { call, configAtom, notify, session, supportLink, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import css from './suspended-dialog.module.css';
import { DialogHead } from './dialog-head.tsx';
import { messages } from './messages.ts';

const stay = () => {};

/** 'Account Suspended' over every page (SHELL-45, SHELL-46, OP-34); it cannot be closed. */
export function SuspendedDialog({ isAdmin }: { isAdmin: boolean }) {
  const t = useT();
  const { supportAddress } = useAtomValue(configAtom);
  const [isBusy, setBusy] = useState(false);

  const support = supportLink(supportAddress);

  async function openPortal() {
    setBusy(true);
    const address = call(billingPortalSession).then(({ url }) => url);
    await openWhenKnown(address).catch((error: unknown) => notify.failure(error));
    setBusy(false);
  }

  return (
    <Dialog
      open
      width={520}
      closable={false}
      cancelText={null}
      onClose={stay}
      title={
        <DialogHead icon={<CirclePause size={20} strokeWidth={1.75} />} tone="error">
          {t(messages.suspendedTitle)}
        </DialogHead>
      }
      note={isAdmin && supportAddress ? <a href={support}>{t(messages.support)}</a> : null}
      action={
        <>
          <Button onClick={() => void session.signOut()}>{t(messages.signOut)}</Button>
          {isAdmin ? (
            <Button
              type="primary"
              loading={isBusy}
              icon={<ExternalLink size={16} strokeWidth={1.75} />}
              iconPlacement="end"
              onClick={() => void openPortal()}
            >
              {t(messages.billingPortal)}
            </Button>
          ) : null}
        </>
      }
    >
      <p className={css.text}>
        {t(isAdmin ? messages.suspendedAdmin : messages.suspendedOther)}{' '}
        {!isAdmin && supportAddress ? <a href={support}>{supportAddress}</a> : null}
      </p>
      <dl className={`ui-well ${css.effects}`}>
        <div>
          <dt>{t(messages.stillAvailable)}</dt>
          <dd>{t(isAdmin ? messages.availableAdmin : messages.availableOther)}</dd>
        </div>
        <div>
          <dt>{t(messages.paused)}</dt>
          <dd>{t(messages.pausedWhat)}</dd>
        </div>
      </dl>
    </Dialog>
  );
}

/**
 * Opens an address of another site in a new tab once it is known. The tab is opened at once,
 * because browsers allow that only during the click; where even that is refused, the address
 * opens in this tab. Rejects, with the tab closed, when the address cannot be had.
 */
async function openWhenKnown(address: Promise<string>): Promise<void> {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  try {
    const url = await address;
    if (tab) tab.location.replace(url);
    else window.location.assign(url);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
