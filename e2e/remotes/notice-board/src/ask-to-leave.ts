import { t } from '@jackfield/runtime';
import css from './board.module.css';
import { make } from './make.ts';
import { messages } from './messages.ts';

/** The question before unsaved input is left, in a dialog of the browser; true is leaving. */
export function askToLeave(signal: AbortSignal): Promise<boolean> {
  const title = make('h2', { id: 'leave-title' }, t(messages.leave));
  const answer = (value: string, text: string) => make('button', { type: 'submit', value }, text);
  const dialog = make(
    'dialog',
    { className: css['dialog'] ?? '' },
    title,
    make('p', {}, t(messages.question)),
    make(
      'form',
      { method: 'dialog', className: css['actions'] ?? '' },
      answer('stay', t(messages.stay)),
      answer('leave', t(messages.leavePage)),
    ),
  );
  dialog.setAttribute('aria-labelledby', title.id);
  document.body.append(dialog);
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'leave');
    });
    signal.addEventListener('abort', () => dialog.close(), { once: true });
    dialog.showModal();
  });
}
