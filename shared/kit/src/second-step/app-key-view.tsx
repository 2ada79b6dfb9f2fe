import type { AppKey } from '@jackfield/contract/api/second-step';
import { QrCode } from '@jackfield/kit/qr-code';
import { useT } from '@jackfield/runtime';
import css from './app-key-view.module.css';
import { stepMessages } from './messages.ts';

/** The key of an authenticator app: as a QR code, drawn here, and as text to type. */
export function AppKeyView({ appKey }: { appKey: AppKey }) {
  const t = useT();
  return (
    <div className={css.key}>
      <QrCode text={appKey.address} label={t(stepMessages.scan)} />
      <div className={css.words}>
        <p className={css.title}>{t(stepMessages.scan)}</p>
        <p className={css.hand}>{t(stepMessages.byHand)}</p>
        <code className={css.secret}>{appKey.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </div>
    </div>
  );
}
