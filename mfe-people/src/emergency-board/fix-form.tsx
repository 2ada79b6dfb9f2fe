import type { ServiceAddress } from '@jackfield/contract';
import type { EmergencyPerson } from '@jackfield/contract/api/emergency';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { focusFirstError } from '@jackfield/kit/ui/form';
import { common, failureText, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import css from './board.module.css';
import { boardMessages as messages } from './messages.ts';
import { ObjectionAlert } from './objection-alert.tsx';
import { OfficeChoice } from './office-choice.tsx';
import { proposedPart } from './proposed-part.ts';
import { type Objection, saveAddress } from './save-address.ts';
import { useChoice } from './use-choice.ts';

interface FixFormProps {
  person: EmergencyPerson;
  onClose(): void;
}

/** Gives one person an address that help finds, in the place of the row. */
export function FixForm({ person, onClose }: FixFormProps) {
  const t = useT();
  const client = useQueryClient();
  // An address that others have too is no beginning for one of their own.
  const { address: present, source } = person;
  const isIncomplete = person.verdict === 'incomplete';
  const choice = useChoice(source === 'own' && present ? { address: present, isIncomplete } : null);
  const [objection, setObjection] = useState<Objection | null>(null);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isReady = !choice.isLoading;
  useEffect(() => {
    const first = isIncomplete ? 'input:not([type="radio"])' : 'input:checked';
    if (isReady) form.current?.querySelector<HTMLInputElement>(first)?.focus();
  }, [isReady, isIncomplete]);

  const save = async (address: ServiceAddress) => {
    setBusy(true);
    setError(undefined);
    try {
      const held = await saveAddress(client, person, address);
      setObjection(held);
      if (held === null) onClose();
    } catch (failure) {
      setError(failureText(failure));
    } finally {
      setBusy(false);
    }
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const address = choice.take();
    if (address === null) focusFirstError(form.current, document.activeElement);
    else await save(address);
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !choice.isDirty) onClose();
  };
  const proposal = objection?.proposal;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc closes what opened in place, as it does a dialog
    <form
      ref={form}
      className={`ui-well ${css.fix}`}
      aria-label={t(messages.setAddressOf, { name: person.fullName })}
      onSubmit={(event) => void send(event)}
      onKeyDown={leave}
    >
      <OfficeChoice choice={choice} label={t(messages.where, { name: person.fullName })} />
      {objection && <ObjectionAlert {...objection} />}
      {error && <Alert kind="error" title={error} />}
      <div className={`ui-actions ${css.foot}`}>
        <Button type="text" onClick={onClose}>
          {t(common.cancel)}
        </Button>
        {proposal && (
          <Button type="primary" loading={isBusy} onClick={() => void save(proposal)}>
            {t(messages.takePart, { part: proposedPart(objection.address, proposal) })}
          </Button>
        )}
        <Button
          type={proposal ? 'default' : 'primary'}
          htmlType="submit"
          loading={isBusy}
          disabled={choice.isLoading}
        >
          {t(messages.checkAndSave)}
        </Button>
      </div>
    </form>
  );
}
