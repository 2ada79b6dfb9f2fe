import { refusals, required } from '@jackfield/contract';
import { type PortOrder, signPortLetter } from '@jackfield/contract/api/port-in';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { useMayChange } from '@jackfield/kit/may';
import { Alert, Button, Skeleton } from '@jackfield/kit/ui/core';
import { Checkbox, Field, Input } from '@jackfield/kit/ui/form';
import { useConfirm } from '@jackfield/kit/ui/overlay';
import { call, useFormats, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { letterMessages as messages } from '../messages.ts';
import css from '../port-in.module.css';
import { keepPortOrder, portLetterOptions } from '../port-query.ts';
import { LetterText } from './letter-text.tsx';

interface SignLetterProps {
  order: PortOrder;
  /** Who still has to do something before, such as save what was typed; false: it cannot be signed. */
  before?(): Promise<PortOrder | null>;
  onSigned?(order: PortOrder): void;
}

/** The letter of authorization: to be read, and signed where that is still to be done (PORT-01). */
export function SignLetter({ order, before, onSigned }: SignLetterProps) {
  const t = useT();
  const { date } = useFormats();
  const mayChange = useMayChange();
  const query = useQuery(portLetterOptions(order));
  const { letter } = order;
  if (query.isPending) return <Skeleton width="100%" height={200} />;
  if (!query.data) return <LoadFailure title={t(messages.failed)} query={query} />;
  const isOpen = order.state === 'draft' || order.state === 'rejected';
  return (
    <div className={css.section}>
      <LetterText letter={query.data} />
      {letter?.isCurrent === true && (
        <Alert kind="success" title={t(messages.signedBy, { name: letter.signedName })}>
          {t(messages.signedOn, { day: date(letter.signedAt) })}
        </Alert>
      )}
      {letter?.isCurrent === false && isOpen && (
        <Alert kind="warning" title={t(messages.changed)}>
          {t(messages.changedText)}
        </Alert>
      )}
      {letter?.isCurrent !== true && isOpen && mayChange && (
        <Signature order={order} consent={query.data.consent} before={before} onSigned={onSigned} />
      )}
    </div>
  );
}

interface SignatureProps {
  order: PortOrder;
  consent: string;
  before: SignLetterProps['before'];
  onSigned: SignLetterProps['onSigned'];
}

function Signature({ order, consent, before, onSigned }: SignatureProps) {
  const t = useT();
  const [signature, setSignature] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  const sign = async () => {
    const { id, version } = (await before?.()) ?? order;
    return call(
      signPortLetter,
      { params: { id }, body: { signature, isAgreed: true } },
      { version },
    );
  };
  const signed = useConfirm(sign, {
    of: { signature, isAgreed },
    fields: ['signature', 'isAgreed'],
    check: () => ({
      signature: signature.trim() === '' ? required('signature')() : undefined,
      isAgreed: isAgreed ? undefined : t(refusals.readFirst),
    }),
    done: t(messages.isSigned),
    onDone(now) {
      keepPortOrder(now);
      onSigned?.(now);
    },
  });
  const { faults } = signed;
  return (
    <>
      <div className={css.short}>
        <Field
          label={t(messages.signature)}
          hint={t(messages.signatureHint, { name: order.contactName })}
          error={faults['signature']}
          required
        >
          <Input
            autoComplete="off"
            value={signature}
            onChange={({ target }) => setSignature(target.value)}
          />
        </Field>
      </div>
      <div>
        <Checkbox checked={isAgreed} onChange={({ target }) => setAgreed(target.checked)}>
          {consent}
        </Checkbox>
        {faults['isAgreed'] && (
          <p role="alert" className={css.fault}>
            {faults['isAgreed']}
          </p>
        )}
      </div>
      {signed.error !== undefined && <Alert kind="error" title={signed.error} />}
      <div>
        <Button loading={signed.busy} onClick={() => void signed.run()}>
          {t(messages.sign)}
        </Button>
      </div>
    </>
  );
}
