import { focusFirstError } from '@jackfield/kit/ui/form';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { DiscardQuestion, Drawer } from '@jackfield/kit/ui/overlay';
import { common, useNavigationGuard, useT } from '@jackfield/runtime';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import css from './drawer-form.module.css';

export interface DrawerFormProps {
  title: string;
  confirmText: string;
  /** False while there is nothing to send. */
  mayConfirm?: boolean;
  dirty: boolean;
  busy: boolean;
  /** Why the last attempt failed, where no field says it. */
  error?: string | undefined;
  /** What closing with unsaved input asks: "Discard the new team?" */
  discardTitle: string;
  /** Sends the form and answers whether it was taken; where not, the first faulty field is focused. */
  onConfirm(): Promise<boolean>;
  onClose(): void;
  children: ReactNode;
}

const drawerOf = ({ searchParams }: URL) => searchParams.get('drawer');
/** Back takes a drawer away whose address asks for it, or goes to another page. */
const isLeft = (from: URL, to: URL) =>
  from.pathname !== to.pathname || drawerOf(from) !== drawerOf(to);

/**
 * A drawer with one form, its buttons, and the question before input is lost: by its own buttons,
 * by Back, and by the browser when the tab is closed. Render it to open it.
 */
export function DrawerForm(props: DrawerFormProps) {
  const { dirty, busy, mayConfirm = true, error } = props;
  const t = useT();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isAsking, setAsking] = useState(false);
  // What was sent or given up is left without a question, before the form hears that it is clean.
  const isDone = useRef(false);
  useEffect(() => {
    if (dirty) isDone.current = false;
  }, [dirty]);
  const onClose = () => {
    isDone.current = true;
    props.onClose();
  };
  const send = async () => {
    if (!mayConfirm || busy) return;
    isDone.current = true;
    const focused = document.activeElement;
    isDone.current = await props.onConfirm();
    if (!isDone.current) focusFirstError(form.current, focused);
  };
  // The step is not gone on with: who gives the input up is back at the page below.
  const ask = async () => {
    setAsking(true);
    return false;
  };
  useNavigationGuard(dirty, ask, { isBlocking: () => !isDone.current, isLeft });
  return (
    <Drawer
      open
      title={props.title}
      dirty={dirty}
      busy={busy}
      onClose={() => (dirty ? setAsking(true) : onClose())}
      onAsk={() => setAsking(true)}
      footer={
        <div className={css.footer}>
          <Button disabled={busy} onClick={onClose}>
            {t(common.cancel)}
          </Button>
          <Button type="primary" htmlType="submit" form={id} loading={busy} disabled={!mayConfirm}>
            {props.confirmText}
          </Button>
        </div>
      }
    >
      <form
        id={id}
        ref={form}
        className={css.form}
        noValidate
        // What is typed while it is sent would be lost without a word.
        inert={busy}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {error && <Alert kind="error" title={error} />}
        {props.children}
      </form>
      {isAsking && (
        <DiscardQuestion
          title={props.discardTitle}
          onDiscard={onClose}
          onKeep={() => setAsking(false)}
        />
      )}
    </Drawer>
  );
}
