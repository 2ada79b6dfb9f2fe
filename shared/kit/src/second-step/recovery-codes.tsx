import { useT } from '@jackfield/runtime';
import { Check, Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { stepMessages } from './messages.ts';
import css from './recovery-codes.module.css';

/** Hands the codes to the browser's downloads. */
function save(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'recovery-codes.txt';
  link.click();
  // The browser reads the address when it handles the click, after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Recovery codes that are shown this once, to be copied or saved. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useT();
  const [isCopied, setCopied] = useState(false);
  const text = codes.join('\n');
  const copy = () =>
    void navigator.clipboard.writeText(text).then(() => setCopied(true), reportError);
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
          onClick={() => save(`${t(stepMessages.fileHead)}\n\n${text}\n`)}
        >
          <Download size={15} strokeWidth={1.75} aria-hidden="true" />
          {t(stepMessages.download)}
        </button>
      </div>
    </div>
  );
}
