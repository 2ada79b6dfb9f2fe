import type { AccountCountry, CallInput } from '@jackfield/contract';
import {
  correctPortPoint,
  portCorrectionSchema,
  type PortOrder,
  type PortPoint,
} from '@jackfield/contract/api/port-in';
import {
  type AddressDraft,
  checkAddress,
  draftOfService,
  serviceOfDraft,
} from '@jackfield/domain/address-rules';
import { AddressInput } from '@jackfield/kit/address-form';
import { useMayChange } from '@jackfield/kit/may';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { Field, Input } from '@jackfield/kit/ui/form';
import { useConfirm } from '@jackfield/kit/ui/overlay';
import { accountAtom, call, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import * as v from 'valibot';
import { addressRules } from '../form/rules.ts';
import { pointFieldNames, pointMessages as messages } from '../messages.ts';
import css from '../port-in.module.css';
import { keepPortOrder } from '../port-query.ts';

type Correctable = Exclude<PortPoint['field'], 'number'>;
type Body = CallInput<typeof correctPortPoint>['body'];

/** What stands in the field of a point: a line of text, or an address. */
interface Typed {
  readonly value: string;
  readonly address: AddressDraft;
}

const bodyOf = (field: Correctable, { value, address }: Typed): Body =>
  field === 'serviceAddress' ? { field, address: serviceOfDraft(address) } : { field, value };

/** What is wrong before it is sent, by field: the contract's words, and those of the address form. */
function faultsOf(field: Correctable, typed: Typed): Record<string, string | undefined> {
  if (field === 'serviceAddress') {
    const [fault] = Object.keys(checkAddress(typed.address, addressRules));
    return { address: fault };
  }
  const { issues = [] } = v.safeParse(portCorrectionSchema, bodyOf(field, typed));
  return { value: issues[0]?.message };
}

interface CorrectionProps {
  order: PortOrder;
  point: Omit<PortPoint, 'field'> & { field: Correctable };
  /** Whether something is typed that is not saved. */
  onTyped(point: string, isTyped: boolean): void;
  /** What else can be done about the point. */
  beside: ReactNode;
}

/** The field that a point is about; saving it corrects the point, until the order is sent again. */
export function Correction({ order, point, onTyped, beside }: CorrectionProps) {
  const t = useT();
  const mayChange = useMayChange();
  const country = useAtomValue(accountAtom)?.country ?? 'USA';
  const { id, field, isDone } = point;
  const stored = {
    value: point.value ?? '',
    address: draftOfService(point.address ?? order.serviceAddress, country),
  };
  const [own, setOwn] = useState<Typed | null>(null);
  const typed = own ?? stored;
  const isTyped = own !== null && JSON.stringify(own) !== JSON.stringify(stored);
  useEffect(() => onTyped(id, isTyped), [onTyped, id, isTyped]);
  const saved = useConfirm(
    () =>
      call(correctPortPoint, {
        params: { id: order.id, pointId: id },
        body: bodyOf(field, typed),
      }),
    {
      of: typed,
      fields: ['value', 'address'],
      check: () => faultsOf(field, typed),
      onDone(now) {
        setOwn(null);
        keepPortOrder(now);
      },
    },
  );
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (mayChange) void saved.run();
  };
  const put = (part: Partial<Typed>) => setOwn({ ...typed, ...part });
  return (
    <form className={css.section} noValidate onSubmit={save}>
      {field === 'serviceAddress' ? (
        <Address
          country={country}
          value={typed.address}
          fault={saved.faults['address']}
          onChange={(address) => put({ address })}
        />
      ) : (
        <div className={css.short}>
          <Field
            label={t(pointFieldNames[field])}
            error={saved.faults['value']}
            hint={field === 'pin' && isDone ? t(messages.pinKept) : undefined}
            required={!isDone}
          >
            <Input
              autoComplete="off"
              value={typed.value}
              onChange={({ target }) => put({ value: target.value })}
            />
          </Field>
        </div>
      )}
      {saved.error !== undefined && <Alert kind="error" title={saved.error} />}
      <div className="ui-actions">
        {(!isDone || isTyped) && (
          <Button htmlType="submit" loading={saved.busy}>
            {t(messages.saveCorrection)}
          </Button>
        )}
        {beside}
      </div>
    </form>
  );
}

interface AddressProps {
  country: AccountCountry;
  value: AddressDraft;
  fault: string | undefined;
  onChange(address: AddressDraft): void;
}

/** An address to correct; what the server refuses of it stands below. */
function Address({ country, value, fault, onChange }: AddressProps) {
  const isFaulty = Object.keys(checkAddress(value, addressRules)).length > 0;
  return (
    <>
      <AddressInput
        {...addressRules}
        value={value}
        account={country}
        isCompact
        isChecked={fault !== undefined}
        onChange={onChange}
      />
      {fault !== undefined && !isFaulty && (
        <p role="alert" className={css.fault}>
          {fault}
        </p>
      )}
    </>
  );
}
