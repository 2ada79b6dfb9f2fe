import {
  type Brand,
  type BrandFields,
  changeBrand,
  registerBrand,
  resubmitBrand,
} from '@jackfield/contract/api/brand';
import { paths } from '@jackfield/contract';
import { isSameValue } from '@jackfield/domain/same-value';
import { usePriceTry } from '@jackfield/kit/price-box';
import { call, common, fieldMessages, navigateTo, notify, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { keepBrand } from '../brands/brand-query.ts';
import { needsCard, paymentFailure } from '../paying/payment-failure.ts';
import type { Override } from '../preflight/preflight-state.ts';
import { brandFormMessages as messages } from './messages.ts';
import type { BrandSteps } from './use-brand-steps.ts';
import { fieldsOf, valuesOfBrand } from './values.ts';

interface SubmitOptions {
  /** The brand that is corrected; null for a new one. */
  brand: Brand | null;
  flow: BrandSteps;
  /** The registry looks at it, for the fee that is shown. */
  isPaid: boolean;
  shownTotal: number | undefined;
  /** Reasons to send what reviewers refuse as a rule. */
  overrides: readonly Override[];
  onOtherPrice(): void;
}

/** Sends a brand: registers it, stores its changes, has the registry look at it again. */
export function useSubmitBrand(options: SubmitOptions) {
  const { brand, flow, isPaid, shownTotal, overrides, onOtherPrice } = options;
  const t = useT();
  const client = useQueryClient();
  const key = usePriceTry(onOtherPrice);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ title: string; needsCard: boolean } | null>(null);
  /** What is stored, while changes are stored and the fee is still to be paid. */
  const stored = useRef(brand);

  async function send(): Promise<Brand> {
    // The rules have let every member through.
    const fields = fieldsOf(flow.form.getValues()) as BrandFields;
    const paid = {
      hasRead: true as const,
      overrides: [...overrides],
      ...(shownTotal !== undefined && { shownTotal }),
    };
    if (stored.current === null) {
      const body = { brand: fields, ...paid };
      return call(registerBrand, { body }, { idempotencyKey: key.of(body) });
    }
    const { id, version } = stored.current;
    const params = { id };
    if (!isSameValue(fields, fieldsOf(valuesOfBrand(stored.current)))) {
      stored.current = await call(changeBrand, { params, body: fields }, { version });
      keepBrand(client, stored.current);
    }
    if (!isPaid) return stored.current;
    const asOf = stored.current.version;
    const idempotencyKey = key.of([id, asOf, paid]);
    return call(resubmitBrand, { params, body: paid }, { version: asOf, idempotencyKey });
  }

  async function fail(error: unknown): Promise<void> {
    key.failed(error);
    const refusals = Object.entries(fieldMessages(error)).map(([path, message]) => [
      path.replace(/^brand\./, ''),
      path.endsWith('taxId') && isDuplicate(error) ? t(messages.duplicate) : message,
    ]);
    // The rules of the form say themselves that a number is to be verified.
    const others = refusals.filter(([path]) => path !== 'contact.phone');
    if (others.length < refusals.length) flow.form.setValue('verifiedPhone', '');
    if (await flow.refuse(Object.fromEntries(others))) return;
    if (!(await flow.isReady())) return;
    setFailure({ title: paymentFailure(error), needsCard: needsCard(error) });
  }

  return {
    isBusy,
    failure,
    async run(): Promise<void> {
      if (isBusy || !(await flow.isReady())) return;
      setBusy(true);
      setFailure(null);
      try {
        const sent = await send();
        flow.drop();
        keepBrand(client, sent);
        if (sent.confirmUrl !== null) {
          window.location.assign(sent.confirmUrl);
          return;
        }
        notify.success(
          isPaid ? t(messages.submitted) : t(common.isSaved, { name: sent.brandName }),
        );
        void navigateTo(paths.admin.compliance.brand(sent.id));
      } catch (error) {
        await fail(error);
      } finally {
        setBusy(false);
      }
    },
  };
}

const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && error.responseCode === 'DUPLICATE';
