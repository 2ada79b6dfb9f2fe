import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import css from './over-page.module.css';

export interface OverPageProps {
  label: string;
  onClose(): void;
  children: ReactNode;
}

/** A modal at the head of the page; Escape and a press beside it close, and the focus goes back. */
export function OverPage({ label, onClose, children }: OverPageProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector('input')?.focus();
    return () => element?.close();
  }, []);
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press on the veil lands on the dialog itself; Escape does the same by keyboard
    <dialog
      ref={dialog}
      className={css.over}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {children}
    </dialog>,
    document.body,
  );
}
