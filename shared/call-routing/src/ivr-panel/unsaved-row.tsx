import { menuNameSchema } from '@jackfield/contract/api/ivr';
import { IconButton } from '@jackfield/kit/ui/core';
import { Input } from '@jackfield/kit/ui/form';
import { Check, X } from '@jackfield/kit/ui/icons';
import { useConfirm } from '@jackfield/kit/ui/overlay';
import { common, failureText, fieldMessages, useT } from '@jackfield/runtime';
import { type KeyboardEvent, useId, useState } from 'react';
import * as v from 'valibot';
import css from './menu-list.module.css';
import { panelMessages } from './messages.ts';

interface UnsavedRowProps {
  /** Adds the menu; rejects with why it cannot. */
  onAdd(name: string): Promise<unknown>;
  onCancel(): void;
}

/** A row that is not a menu yet: it is named, then confirmed or cancelled (IVR-04). */
export function UnsavedRow({ onAdd, onCancel }: UnsavedRowProps) {
  const t = useT();
  const faultId = useId();
  const [name, setName] = useState('');
  const read = v.safeParse(menuNameSchema, name);
  const {
    busy,
    faults: { name: fault = '' },
    run: add,
    forgive,
  } = useConfirm(() => onAdd(v.parse(menuNameSchema, name)), {
    check: () => ({ name: read.issues?.[0].message }),
    fields: (error) => ({ name: fieldMessages(error).name ?? failureText(error) }),
  });
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void add();
    else if (event.key === 'Escape') onCancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <li className={css.unsaved}>
      <div className={css.naming}>
        <span className={css.ring} aria-hidden="true" />
        <Input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the row was asked for to be named
          autoFocus
          size="small"
          value={name}
          readOnly={busy}
          autoComplete="off"
          aria-label={t(panelMessages.newName)}
          aria-invalid={fault !== ''}
          aria-describedby={faultId}
          onKeyDown={onKey}
          onChange={(event) => {
            setName(event.target.value);
            forgive();
          }}
        />
        <IconButton
          size="small"
          label={t(panelMessages.confirm)}
          loading={busy}
          icon={<Check size={16} strokeWidth={1.75} />}
          onClick={() => void add()}
        />
        <IconButton
          size="small"
          label={t(common.cancel)}
          disabled={busy}
          icon={<X size={16} strokeWidth={1.75} />}
          onClick={onCancel}
        />
      </div>
      <p id={faultId} role="alert" className={css.fault}>
        {fault}
      </p>
    </li>
  );
}
