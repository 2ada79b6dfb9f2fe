import { useT } from '@jackfield/runtime';
import { Spinner } from '../core/spinner.tsx';
import { Dialog } from './dialog.tsx';
import css from './loading-dialog.module.css';
import { overlayMessages } from './messages.ts';

const keepOpen = () => undefined;

/** Blocks the page while the browser is about to leave it (SHELL-56). */
export function LoadingDialog({ open }: { open: boolean }) {
  const t = useT();
  return (
    <Dialog
      open={open}
      title={
        <span className={css.line}>
          <Spinner size={18} />
          {t(overlayMessages.loading)}
        </span>
      }
      width={520}
      closable={false}
      cancelText={null}
      busy
      onClose={keepOpen}
    />
  );
}
