import { saveFile } from '@jackfield/kit/save-file';
import { useT } from '@jackfield/runtime';
import { Check, Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { stepMessages } from './messages.ts';
import css from './recovery-codes.module.css';

/** Recovery codes that are shown this once, to be copied or saved. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useT();
  const [isCopied, setCopied] = useState(false);
  const text = codes.join('\n');
  const copy = () =>
    void navigator.clipboard.writeText(text).then(() => setCopied(true), reportError);
  const file = () => new Blob([`${t(stepMessages.fileHead)}\n\n${text}\n`], { type: 'text/plain' });
  const Sign = isCopied ? Check : Copy;
  return (
    <div className={css.box}>
      <ul className={css.codes} aria-label={t(stepMessages.codes)}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css.actions}>
        <button type="button" className={css.action} onClick={copy}>
          <Sign size={15} strokeWidth={1.75} aria-hidden="true" />
          <span aria-live="polite">{t(isCopied ? stepMessages.copied : stepMessages.copy)}</span>
        </button>
        <button
          type="button"
          className={css.action}
          onClick={() => saveFile(file(), 'recovery-codes.txt')}
        >
          <Download size={15} strokeWidth={1.75} aria-hidden="true" />
          {t(stepMessages.download)}
        </button>
      </div>
    </div>
  );
}
