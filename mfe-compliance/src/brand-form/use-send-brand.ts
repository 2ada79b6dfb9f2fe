import {
  type Brand,
  type BrandFields,
  changeBrand,
  registerBrand,
  resubmitBrand,
} from '@jackfield/contract/api/brand';
import { paths } from '@jackfield/contract';
import { isSameValue } from '@jackfield/domain/same-value';
import { ApiFailure, call, common, navigateTo, notify, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { keepBrand } from '../brands/brand-query.ts';
import type { PaidMembers } from '../submission/submission-form.tsx';
import { brandFormMessages as messages } from './messages.ts';
import type { BrandSteps } from './use-brand-steps.ts';
import { fieldsOf, valuesOfBrand } from './values.ts';

interface SendOptions {
  /** The brand that is corrected; null for a new one. */
  brand: Brand | null;
  flow: BrandSteps;
  /** The registry looks at it, for the fee that is shown. */
  isPaid: boolean;
}

/** Sends a brand: registers it, stores its changes, has the registry look at it again. */
export function useSendBrand({ brand, flow: { form }, isPaid }: SendOptions) {
  const t = useT();
  const client = useQueryClient();
  /** What is stored, while changes are stored and the fee is still to be paid. */
  const stored = useRef(brand);

  async function send(paid: PaidMembers, keyOf: (sent: unknown) => string): Promise<Brand> {
    // The rules have let every member through.
    const fields = fieldsOf(form.getValues()) as BrandFields;
    if (stored.current === null) {
      const body = { brand: fields, ...paid };
      return call(registerBrand, { body }, { idempotencyKey: keyOf(body) });
    }
    const { id, version } = stored.current;
    const params = { id };
    if (!isSameValue(fields, fieldsOf(valuesOfBrand(stored.current)))) {
      stored.current = await call(changeBrand, { params, body: fields }, { version });
      keepBrand(client, stored.current);
    }
    if (!isPaid) return stored.current;
    const asOf = stored.current.version;
    const idempotencyKey = keyOf([id, asOf, paid]);
    return call(resubmitBrand, { params, body: paid }, { version: asOf, idempotencyKey });
  }

  return {
    send,
    onStored: (sent: Brand) => keepBrand(client, sent),
    onSent(sent: Brand): undefined {
      notify.success(isPaid ? t(messages.submitted) : t(common.isSaved, { name: sent.brandName }));
      void navigateTo(paths.admin.compliance.brand(sent.id));
    },
    refusedOf(refused: Readonly<Record<string, string>>, error: unknown) {
      const isTaken = error instanceof ApiFailure && error.responseCode === 'DUPLICATE';
      const named = Object.entries(refused).map(([path, message]) => [
        path.replace(/^brand\./, ''),
        isTaken && path.endsWith('taxId') ? t(messages.duplicate) : message,
      ]);
      // The rules of the form say themselves that a number is to be verified.
      const others = named.filter(([path]) => path !== 'contact.phone');
      if (others.length < named.length) form.setValue('verifiedPhone', '');
      return Object.fromEntries(others) as Record<string, string>;
    },
  };
}
