import type { Passkey } from '@jackfield/contract/api/second-step';
import { FormSection } from '@jackfield/kit/form-section';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { Button, Tag } from '@jackfield/kit/ui/core';
import { KeyRound, Plus, Smartphone } from '@jackfield/kit/ui/icons';
import { ConfirmDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { hasPasskeys, notify, useFormats, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { securityMessages } from './messages.ts';
import css from './own-security.module.css';
import { RemovingButton } from './removing-button.tsx';
import { isLastWay, type SectionProps } from './section-props.ts';
import { SecurityRow, WaitingRow } from './security-row.tsx';
import type { Security } from './use-security.ts';

const RenameDialog = lazyPart(() => import('./rename-dialog.tsx').then((f) => f.RenameDialog));

/** Passkeys: list, add, rename, remove. */
export function PasskeysSection({ own, security, onCodes }: SectionProps) {
  const t = useT();
  const { date, relative } = useFormats();
  const [isBusy, setBusy] = useState(false);
  const [renaming, setRenaming] = useState<Passkey | null>(null);
  const [removing, setRemoving] = useState<Passkey | null>(null);

  async function add() {
    setBusy(true);
    try {
      const added = await security.addPasskey();
      if (added) notify.success(t(securityMessages.passkeyAdded));
      onCodes(added?.codes ?? null);
    } catch (error) {
      notify.failure(error);
    } finally {
      setBusy(false);
    }
  }
  const about = ({ createdAt, lastUsedAt }: Passkey) =>
    [
      t(securityMessages.addedOn, { date: date(createdAt) }),
      lastUsedAt
        ? t(securityMessages.lastUsed, { when: relative(lastUsedAt) })
        : t(securityMessages.notUsed),
    ].join(' ');

  return (
    <FormSection title={t(securityMessages.passkeys)} intro={t(securityMessages.passkeysText)}>
      <ul
        className={`ui-card ui-rows ${css.list}`}
        aria-label={t(securityMessages.passkeys)}
        aria-busy={!own}
      >
        {!own && (
          <li>
            <WaitingRow />
          </li>
        )}
        {own?.passkeys.length === 0 && (
          <li className={css.row}>
            <SecurityRow
              Icon={KeyRound}
              title={t(securityMessages.noPasskeys)}
              text={t(securityMessages.noPasskeysText)}
            />
          </li>
        )}
        {own?.passkeys.map((passkey) => (
          <li key={passkey.id} className={css.row}>
            <SecurityRow
              Icon={passkey.isSynced ? Smartphone : KeyRound}
              title={passkey.name}
              mark={passkey.isSynced && <Tag>{t(securityMessages.synced)}</Tag>}
              text={about(passkey)}
              actions={
                <>
                  <Button
                    type="text"
                    size="small"
                    aria-label={t(securityMessages.renameOf, { name: passkey.name })}
                    onClick={() => setRenaming(passkey)}
                  >
                    {t(securityMessages.rename)}
                  </Button>
                  <RemovingButton
                    text={t(securityMessages.removeAsk)}
                    label={t(securityMessages.removeTitle, { name: passkey.name })}
                    isLast={isLastWay(own, 'passkey')}
                    onClick={() => setRemoving(passkey)}
                  />
                </>
              }
            />
          </li>
        ))}
      </ul>
      <div>
        {hasPasskeys() ? (
          <Button
            type="primary"
            icon={<Plus size={16} strokeWidth={1.75} />}
            loading={isBusy}
            disabled={!own}
            onClick={() => void add()}
          >
            {t(securityMessages.addPasskey)}
          </Button>
        ) : (
          <p className="ui-secondary">{t(securityMessages.cannotPasskeys)}</p>
        )}
      </div>
      {renaming && (
        <RenameDialog passkey={renaming} security={security} onClose={() => setRenaming(null)} />
      )}
      {removing && (
        <RemovePasskey passkey={removing} security={security} onClose={() => setRemoving(null)} />
      )}
    </FormSection>
  );
}

interface RemovePasskeyProps {
  passkey: Passkey;
  security: Security;
  onClose(): void;
}

function RemovePasskey({ passkey, security, onClose }: RemovePasskeyProps) {
  const t = useT();
  const { dialog } = useConfirm(() => security.removePasskey(passkey.id), {
    done: t(securityMessages.removed),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title={t(securityMessages.removeTitle, { name: passkey.name })}
      confirmText={t(securityMessages.removePasskey)}
      onClose={onClose}
      {...dialog}
    >
      {t(securityMessages.removeText)}
    </ConfirmDialog>
  );
}
