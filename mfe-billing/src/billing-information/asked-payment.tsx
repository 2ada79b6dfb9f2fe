import type { Invoice } from '@jackfield/contract/api/billing';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { invoiceOptions } from '../invoice-document/invoice-query.ts';
import { isPayable } from './invoice-status.ts';
import { LoadFailed } from './load-failed.tsx';
import { billingMessages } from './messages.ts';

const PayDialog = lazyPart(() => import('./pay-dialog.tsx').then((file) => file.PayDialog));
const member = 'pay';

/** Opens the dialog that pays the invoice which the address names: `?pay={id}`, Home's way to it. */
export function AskedPayment() {
  const [query, setQuery] = useSearchParams();
  const id = query.get(member);
  if (id === null) return null;
  const close = () => {
    const next = new URLSearchParams(query);
    next.delete(member);
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return <PaymentOf key={id} id={id} onClose={close} />;
}

function PaymentOf({ id, onClose }: { id: string; onClose(): void }) {
  const t = useT();
  const query = useQuery(invoiceOptions(id));
  const { data } = query;
  const [found, setFound] = useState<Invoice | null>(null);
  // What is paid meanwhile takes no dialog away that still has to say so.
  if (!found && data && isPayable(data) && data.confirmUrl === null) setFound(data);
  if (found) return <PayDialog invoice={found} onClose={onClose} />;
  return <LoadFailed title={t(billingMessages.invoiceFailed)} query={query} />;
}
