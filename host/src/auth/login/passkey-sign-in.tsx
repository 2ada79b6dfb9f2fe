import { ApiFailure, failureText, hasPasskeys, session, useT } from '@jackfield/runtime/core';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { finishSignIn } from '../finish-sign-in.ts';
import { messages } from '../messages.ts';
import { OrLine } from '../parts/or-line.tsx';
import { enterPortal } from '../navigation.ts';
import css from '../parts/form.module.css';
import { Note } from '../parts/note.tsx';
import own from './passkey-sign-in.module.css';
import { target } from './sign-in-with.ts';

interface PasskeySignInProps {
  keptPath: string | null;
  onMoved(): void;
}

/** Signing in by face, finger or PIN, above the password; nothing where the browser cannot. */
export function PasskeySignIn({ keptPath, onMoved }: PasskeySignInProps) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  if (!hasPasskeys()) return null;

  async function enter() {
    if (isBusy) return;
    setBusy(true);
    setError('');
    try {
      // A prompt that was left changes nothing of the page.
      if (!(await session.signInWithPasskey())) return;
      if ((await finishSignIn(target(keptPath))) === 'moved') onMoved();
    } catch (failure) {
      if (session.isOpen()) return enterPortal('/');
      const [refused] = failure instanceof ApiFailure ? failure.errors : [];
      setError(refused?.message ?? failureText(failure));
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className={own.passkey}>
      {error && <Note kind="bad">{error}</Note>}
      <button
        type="button"
        className={`${css.button} ${own.button}`}
        aria-disabled={isBusy}
        onClick={() => void enter()}
      >
        <KeyRound size={18} strokeWidth={1.75} aria-hidden="true" />
        {t(messages.passkey)}
      </button>
      <p className={own.under}>{t(messages.passkeyText)}</p>
      <div className={own.or}>
        <OrLine />
      </div>
    </div>
  );
}
