import { Button } from '@jackfield/kit/ui/core';
import { Checkbox, Field, Input } from '@jackfield/kit/ui/form';
import { Copy } from '@jackfield/kit/ui/icons';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { common, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { partMessages as messages } from './messages.ts';
import css from './parts.module.css';
import { useCopy } from './use-copy.ts';

interface SecretDialogProps {
  /** Of what it is the secret. */
  name: string;
  secret: string;
  /** What becomes of the secret before. */
  note?: string | undefined;
  onClose(): void;
}

/** Shows a secret this once; it is left only by who says that they have kept it (KEY-01, HOOK-01). */
export function SecretDialog({ name, secret, note, onClose }: SecretDialogProps) {
  const t = useT();
  const copy = useCopy();
  const [isKept, setKept] = useState(false);
  return (
    <Dialog
      open
      title={t(messages.secretTitle, { name })}
      closable={false}
      cancelText={null}
      onClose={onClose}
      action={
        <Button type="primary" disabled={!isKept} onClick={onClose}>
          {t(common.done)}
        </Button>
      }
    >
      <div className={css.form}>
        <Field label={t(messages.secret)} hint={t(messages.onlyNow)}>
          <div className={css.secret}>
            <Input
              readOnly
              className={css.mono}
              value={secret}
              onFocus={({ target }) => target.select()}
            />
            <Button
              icon={<Copy size={16} strokeWidth={1.75} />}
              onClick={() => void copy(secret, t(messages.copied))}
            >
              {t(messages.copy)}
            </Button>
          </div>
        </Field>
        {note !== undefined && <p>{note}</p>}
        <Checkbox checked={isKept} onChange={({ target }) => setKept(target.checked)}>
          {t(messages.kept)}
        </Checkbox>
      </div>
    </Dialog>
  );
}
