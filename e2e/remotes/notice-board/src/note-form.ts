import { notify, registerGuard, t } from '@jackfield/runtime';
import { askToLeave } from './ask-to-leave.ts';
import css from './board.module.css';
import { make } from './make.ts';
import { messages } from './messages.ts';

const keyOf = (id: string) => `notice-board.note.${id}`;

/** A note about a brand, kept by this tab; leaving with one that is not saved is asked for. */
export function noteForm(id: string, signal: AbortSignal): HTMLFormElement {
  let kept = sessionStorage.getItem(keyOf(id)) ?? '';
  const text = make('textarea', { id: 'note', rows: 4, value: kept });
  const form = make(
    'form',
    { className: css['form'] ?? '' },
    make('label', { htmlFor: 'note' }, t(messages.note)),
    text,
    make('button', { type: 'submit' }, t(messages.save)),
  );
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      kept = text.value;
      sessionStorage.setItem(keyOf(id), kept);
      notify.success(t(messages.saved));
    },
    { signal },
  );
  registerGuard({ isBlocking: () => text.value !== kept, ask: () => askToLeave(signal) }, signal);
  return form;
}
