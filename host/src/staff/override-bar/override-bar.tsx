import type { RegistryArea } from '@jackfield/contract';
import { Eye } from '@jackfield/kit/ui/icons';
import { common, notify, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { resetPreviews } from '../api/previews.ts';
import { previewMessages as messages } from '../previews/messages.ts';
import { shortVersion } from '../overview/words.ts';
import css from '../../layout/system-bar.module.css';

/**
 * System bar of a browser of staff that gets other versions than the released ones: which, and the
 * way back to the released ones.
 */
export default function OverrideBar({ areas }: { areas: readonly RegistryArea[] }) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const list = areas.map(({ label, version }) => `${label} ${shortVersion(version)}`).join(', ');
  async function reset(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      await resetPreviews();
      window.location.reload();
    } catch (error) {
      setBusy(false);
      notify.failure(error);
    }
  }
  return (
    <div className={css.bar} data-kind="preview">
      <Eye size={16} strokeWidth={1.75} aria-hidden="true" />
      <output className={css.text}>
        <strong>{t(messages.see, { count: areas.length })}</strong> {list}
      </output>
      <button
        type="button"
        className={css.action}
        aria-busy={isBusy || undefined}
        onClick={() => void reset()}
      >
        {t(common.reset)}
      </button>
    </div>
  );
}
