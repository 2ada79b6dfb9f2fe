import { stepUpAtProvider } from '@jackfield/contract/api/sso';
import { Button } from '@jackfield/kit/ui/core';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { call, useT } from '@jackfield/runtime';
import { useEffect, useEffectEvent, useState } from 'react';
import { onProven } from '../auth/second-step/proven-elsewhere.ts';
import { stepUpMessages as messages } from './messages.ts';
import css from './proof-dialog.module.css';

interface CompanyDialogProps {
  onShown(): void;
  /** Another way is wanted. */
  onOther(): void;
  onClose(): void;
}

/** Has who came by the provider of the company prove there again who it is (SSO-01). */
export function CompanyDialog({ onShown, onOther, onClose }: CompanyDialogProps) {
  const t = useT();
  const [isBlocked, setBlocked] = useState(false);
  const [isOpened, setOpened] = useState(false);
  const shown = useEffectEvent(onShown);
  useEffect(() => onProven(() => shown()), []);

  async function prove() {
    // Opened by the press itself: after an answer browsers take it for an advertisement.
    const opened = window.open('', 'jackfield-step-up', 'popup,width=520,height=720');
    setBlocked(opened === null);
    if (opened === null) return;
    try {
      opened.location.href = (await call(stepUpAtProvider)).url;
      setOpened(true);
    } catch (error) {
      opened.close();
      throw error;
    }
  }
  const asked = useConfirm(prove);
  const error = isBlocked ? t(messages.companyBlocked) : asked.dialog.error;
  return (
    <FormDialog
      title={t(messages.title)}
      confirmText={t(messages.company)}
      beside={<Button onClick={onOther}>{t(messages.otherWay)}</Button>}
      onClose={onClose}
      {...asked.dialog}
      error={error}
    >
      <div className={css.body}>
        <p>{t(messages.companyText)}</p>
        <output>{isOpened && t(messages.companyWaits)}</output>
      </div>
    </FormDialog>
  );
}
