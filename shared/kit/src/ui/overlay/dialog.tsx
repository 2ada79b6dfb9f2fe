import { common, useT } from '@jackfield/runtime';
import type { ModalProps } from 'antd';
import {
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { X } from '../icons/public.ts';
import { Looking } from '../../may/looking.tsx';
import { Button } from '../core/button.tsx';
import css from './dialog.module.css';
import { stopWhereScrolled, useDialogFocus, useFocusBack } from './dialog-focus.ts';
import { useLayers } from './layers.ts';
import { overlayMessages } from './messages.ts';
import { useEscape } from './use-escape.ts';

/** Widths that dialogs come in (SHELL-54, SHELL-55). */
export type DialogWidth = 520 | 600 | 750 | 920 | 1067;

export interface DialogProps {
  open: boolean;
  /** Question or noun, 16/600. */
  title: ReactNode;
  onClose(): void;
  /** 600 unless the dialog is one of the named others. */
  width?: DialogWidth;
  /** False leaves out the close button (wizard, blocking dialogs). */
  closable?: boolean;
  /** Input was made: Esc asks before it is lost, and a click beside the dialog does nothing. */
  dirty?: boolean;
  /** What Esc asks then; about what was typed unless stated. */
  discardTitle?: string | undefined;
  /** Work runs: the dialog stays and cannot be closed. */
  busy?: boolean;
  /** The button that does it, at the right. */
  action?: ReactNode;
  /** One line at the left of the buttons, for example what is chosen. */
  note?: ReactNode;
  /** Words of the button that leaves; null leaves it out. */
  cancelText?: string | null;
  /** A panel at the left of everything, above it on a phone: the steps of a wizard. */
  aside?: ReactNode;
  /** Ctrl or Cmd + Enter; Enter alone too in a field that is the only one. */
  onSubmit?(): void;
  children?: ReactNode;
}

const typedIn =
  'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=range], [type=search])';

/** Whether it is a line of text, the only field of the dialog, and in no form that sends itself. */
function isOnlyField(target: EventTarget, inside: Element | null): boolean {
  const isLine = target instanceof HTMLInputElement && target.form === null && !target.readOnly;
  if (!isLine || target.matches('[role=combobox], [type=search]')) return false;
  return target.matches(typedIn) && inside?.querySelectorAll(typedIn).length === 1;
}

/** Whether it is a choice from a list, which takes Enter for itself. */
const isChoice = (target: EventTarget): target is HTMLElement =>
  target instanceof HTMLElement && target.matches('[role=combobox]');

/** A fixed height, in which the body scrolls beside the panel, so that nothing jumps between steps. */
const sided = (aside: ReactNode): Pick<ModalProps, 'modalRender' | 'classNames'> => ({
  modalRender: (dialog) => (
    <div className={css.sided}>
      {dialog}
      {/* The focus begins with what the dialog asks. */}
      <div className={css.aside}>{aside}</div>
    </div>
  ),
  classNames: {
    container: css.side,
    header: css.sideHead,
    body: css.sideBody,
    footer: css.sideFoot,
  },
});

const plain: Pick<ModalProps, 'classNames'> = {
  classNames: { container: css.container, body: css.body, footer: css.foot },
};

/** The modal dialog. Focus goes to the first field, else to the safe button, and back to the opener. */
export function Dialog(props: DialogProps) {
  const { open, title, onClose, width = 600, closable = true, dirty, busy, onSubmit } = props;
  const t = useT();
  const cancelText = props.cancelText === undefined ? t(common.cancel) : props.cancelText;
  const body = useRef<HTMLDivElement>(null);
  const focus = useDialogFocus(body, open);
  useFocusBack(open);
  const locked = dirty || busy || !closable;
  const [isAsking, setAsking] = useState(false);
  const stays = busy || !closable;
  useEscape(open, stays ? null : dirty ? 'ask' : 'close', {
    close: onClose,
    ask: () => setAsking(true),
  });
  const layers = useLayers(open, onClose);
  const content = useCallback((shown: HTMLDivElement | null) => {
    body.current = shown;
    const end = shown && stopWhereScrolled(shown);
    return () => {
      end?.();
      body.current = null;
    };
  }, []);

  const submit = useRef(onSubmit);
  useEffect(() => {
    submit.current = onSubmit;
  });

  /** A closed list is not opened by it; an open one takes what is marked in it first. */
  const submitFromChoice = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    if (!onSubmit || !isChoice(event.target)) return;
    if (event.target.ariaExpanded !== 'true') event.stopPropagation();
    setTimeout(() => submit.current?.());
  };
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const isAsked = event.ctrlKey || event.metaKey || isOnlyField(event.target, body.current);
    if (!isAsked || event.defaultPrevented) return;
    event.preventDefault();
    onSubmit?.();
  };

  if (!layers) return <Fragment />;
  return (
    // What lies over a page is asked for by somebody who may do what it does.
    <Looking on={false}>
      <layers.Modal
        open={open}
        title={title}
        width={width}
        style={{ maxWidth: 'calc(100vw - 16px)', paddingBlock: 'var(--dialog-air)' }}
        rootClassName={css.root ?? ''}
        centered
        {...(props.aside === undefined ? plain : sided(props.aside))}
        destroyOnHidden
        keyboard={false}
        mask={{ closable: !locked, blur: false }}
        closable={
          closable && {
            'aria-label': t(common.close),
            disabled: busy ?? false,
            closeIcon: <X size={16} strokeWidth={1.75} />,
          }
        }
        onCancel={onClose}
        afterOpenChange={focus}
        footer={
          cancelText === null && !props.action ? null : (
            <div className={`ui-actions ${css.footer}`}>
              {props.note && <div className={`ui-secondary ${css.note}`}>{props.note}</div>}
              {cancelText !== null && (
                <Button onClick={onClose} disabled={busy ?? false} data-safe>
                  {cancelText}
                </Button>
              )}
              {props.action}
            </div>
          )
        }
      >
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Ctrl+Enter belongs to the dialog, whichever of its fields holds the focus */}
        <div
          className="ui-text2"
          ref={content}
          onKeyDownCapture={submitFromChoice}
          onKeyDown={submitOnEnter}
        >
          {props.children}
        </div>
        {isAsking && (
          <DiscardQuestion
            title={props.discardTitle}
            onDiscard={onClose}
            onKeep={() => setAsking(false)}
          />
        )}
      </layers.Modal>
    </Looking>
  );
}

export interface DiscardQuestionProps {
  title?: string | undefined;
  onDiscard(): void;
  onKeep(): void;
}

/** Asks before a layer that holds input is left by a key that is pressed for other reasons too. */
export function DiscardQuestion({ title, onDiscard, onKeep }: DiscardQuestionProps) {
  const t = useT();
  return (
    <Dialog
      open
      title={title ?? t(overlayMessages.discardTitle)}
      width={520}
      cancelText={t(common.keepEditing)}
      onClose={onKeep}
      onSubmit={onDiscard}
      action={
        <Button type="primary" danger onClick={onDiscard}>
          {t(common.discard)}
        </Button>
      }
    >
      <p>{t(overlayMessages.discardText)}</p>
    </Dialog>
  );
}
