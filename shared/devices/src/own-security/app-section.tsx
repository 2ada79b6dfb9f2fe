import { FormSection } from '@jackfield/kit/form-section';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { Button } from '@jackfield/kit/ui/core';
import { ShieldCheck } from '@jackfield/kit/ui/icons';
import { ConfirmDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { common, notify, useFormats, useT } from '@jackfield/runtime';
import type { AppKey } from '@jackfield/contract/api/second-step';
import { useState } from 'react';
import { securityMessages } from './messages.ts';
import css from './own-security.module.css';
import { RemovingButton } from './removing-button.tsx';
import { isLastWay, type SectionProps } from './section-props.ts';
import { SecurityRow, WaitingRow } from './security-row.tsx';
import type { Security } from './use-security.ts';

const AppDialog = lazyPart(() => import('./app-dialog.tsx').then((f) => f.AppDialog));

/** The authenticator app: set up, on a new phone, off. */
export function AppSection({ own, security, onCodes }: SectionProps) {
  const t = useT();
  const { date, relative } = useFormats();
  const [appKey, setAppKey] = useState<AppKey | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const app = own?.app ?? null;

  async function begin() {
    setBusy(true);
    await security.beginApp().then(setAppKey, notify.failure);
    setBusy(false);
  }
  const about = app && [
    t(securityMessages.since, { date: date(app.since) }),
    app.lastUsedAt
      ? t(securityMessages.lastUsed, { when: relative(app.lastUsedAt) })
      : t(securityMessages.notUsed),
  ];
  return (
    <FormSection title={t(securityMessages.app)} intro={t(securityMessages.appText)}>
      <div className="ui-card" aria-busy={!own}>
        {own ? (
          <div className={css.row}>
            <SecurityRow
              Icon={ShieldCheck}
              title={t(app ? securityMessages.appOn : common.off)}
              text={about ? about.join(' ') : t(securityMessages.appOffText)}
              actions={
                <>
                  <Button
                    type={app ? 'text' : 'default'}
                    size="small"
                    loading={isBusy}
                    onClick={() => void begin()}
                  >
                    {t(app ? securityMessages.moveApp : securityMessages.setUpApp)}
                  </Button>
                  {app && (
                    <RemovingButton
                      text={t(securityMessages.turnOffAsk)}
                      isLast={isLastWay(own, 'app')}
                      onClick={() => setEnding(true)}
                    />
                  )}
                </>
              }
            />
          </div>
        ) : (
          <WaitingRow />
        )}
      </div>
      {appKey && (
        <AppDialog
          appKey={appKey}
          isMove={app !== null}
          security={security}
          onAdded={(codes) => {
            setAppKey(null);
            onCodes(codes);
          }}
          onClose={() => setAppKey(null)}
        />
      )}
      {isEnding && <TurnOff security={security} onClose={() => setEnding(false)} />}
    </FormSection>
  );
}

function TurnOff({ security, onClose }: { security: Security; onClose(): void }) {
  const t = useT();
  const { dialog } = useConfirm(() => security.removeApp(), {
    done: t(securityMessages.turnedOff),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title={t(securityMessages.turnOffTitle)}
      confirmText={t(securityMessages.turnOff)}
      onClose={onClose}
      {...dialog}
    >
      {t(securityMessages.turnOffText)}
    </ConfirmDialog>
  );
}
