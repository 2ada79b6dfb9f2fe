import { focusFirstError } from '@jackfield/kit/form-section';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { Checkbox, Field, Input } from '@jackfield/kit/ui/form';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { failureText, fieldMessages, notify, useT } from '@jackfield/runtime';
import { useRef, useState } from 'react';
import { keepView } from './list-memory.ts';
import { viewMessages } from './messages.ts';
import css from './views-dialog.module.css';

export interface SaveViewProps {
  list: string;
  query: string;
  onClose(): void;
}

/** Asks for the name under which the present filters are kept. */
export function SaveView({ list, query, onClose }: SaveViewProps) {
  const t = useT();
  const body = useRef<HTMLDivElement>(null);
  const [name, setName] = useState('');
  const [isDefault, setDefault] = useState(false);
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const submit = async () => {
    setFailure(undefined);
    if (name.trim() === '') {
      setFault(t(viewMessages.nameRequired));
      return focusFirstError(body.current);
    }
    setBusy(true);
    try {
      await keepView(list, { name: name.trim(), query, isDefault });
      notify.success(t(viewMessages.saved, { name: name.trim() }));
      onClose();
    } catch (error) {
      const refused = fieldMessages(error).name;
      if (refused === undefined) setFailure(failureText(error));
      else setFault(refused);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      width={520}
      title={t(viewMessages.saveTitle)}
      dirty={name !== ''}
      busy={isBusy}
      onClose={onClose}
      onSubmit={() => void submit()}
      action={
        <Button type="primary" loading={isBusy} onClick={() => void submit()}>
          {t(viewMessages.saveConfirm)}
        </Button>
      }
    >
      <div className={css.body} ref={body}>
        <Field label={t(viewMessages.name)} hint={t(viewMessages.saveHint)} error={fault} required>
          <Input
            value={name}
            maxLength={40}
            onChange={(event) => {
              setName(event.target.value);
              setFault(undefined);
            }}
            onPressEnter={() => void submit()}
          />
        </Field>
        <Checkbox checked={isDefault} onChange={(event) => setDefault(event.target.checked)}>
          {t(viewMessages.asDefault)}
        </Checkbox>
        {failure !== undefined && <Alert kind="error" title={failure} />}
      </div>
    </Dialog>
  );
}
