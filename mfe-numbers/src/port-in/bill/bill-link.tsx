import { portBillAddress } from '@jackfield/contract/api/port-in';
import { Button, type ButtonProps } from '@jackfield/kit/ui/core';
import { call, failureText, notify } from '@jackfield/runtime';
import { useState } from 'react';

interface BillLinkProps extends Pick<ButtonProps, 'children' | 'className' | 'icon' | 'type'> {
  orderId: string;
}

/** Hands the bill of an order to the browser's downloads, from an address that holds for minutes. */
export function BillLink({ orderId, type = 'link', ...look }: BillLinkProps) {
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      const { url } = await call(portBillAddress, { params: { id: orderId } });
      const link = document.createElement('a');
      link.href = url;
      link.download = '';
      link.click();
    } catch (error) {
      notify.error(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return <Button {...look} type={type} looks loading={isBusy} onClick={() => void open()} />;
}
