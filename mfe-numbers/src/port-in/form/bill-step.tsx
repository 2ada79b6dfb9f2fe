import { required } from '@jackfield/contract';
import {
  billDays,
  billTypes,
  maxBillBytes,
  type PortOrder,
  uploadPortBill,
} from '@jackfield/contract/api/port-in';
import { formatDay } from '@jackfield/domain';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { Field, Input } from '@jackfield/kit/ui/form';
import { FileText, Upload } from '@jackfield/kit/ui/icons';
import { useConfirm } from '@jackfield/kit/ui/overlay';
import { StepHead } from '@jackfield/records/steps-page';
import { call, type Message, useT } from '@jackfield/runtime';
import { type DragEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { BillLink } from '../bill/bill-link.tsx';
import { formMessages as messages, orderMessages } from '../messages.ts';
import css from '../port-in.module.css';
import { StepFault } from './step-fault.tsx';
import type { PortValues } from './values.ts';

interface BillStepProps {
  form: UseFormReturn<PortValues>;
  order: PortOrder;
  onStored(order: PortOrder): void;
}

/** The last bill of the old carrier. */
export function BillStep({ form, order, onStored }: BillStepProps) {
  const t = useT();
  const { bill } = order;
  return (
    <>
      <StepHead title={t(messages.billTitle)} intro={t(messages.billIntro, { days: billDays })} />
      {bill && (
        <div className={css.file}>
          <FileText size={18} strokeWidth={1.75} aria-hidden="true" />
          <div className="ui-lines">
            <BillLink orderId={order.id} className={css.document ?? ''}>
              {bill.fileName}
            </BillLink>
            <span className="ui-note">
              {t(orderMessages.billDates, {
                day: formatDay(bill.billDate),
                until: formatDay(bill.validUntil),
              })}
            </span>
          </div>
        </div>
      )}
      <BillUpload order={order} onStored={onStored} />
      <StepFault form={form} name="bill" isOver={bill !== null} />
    </>
  );
}

/** Why a file can be no bill; null where it can. */
function fileFault(file: File | null): Message | null {
  if (file === null) return messages.needsFile;
  if (!(billTypes as readonly string[]).includes(file.type)) return messages.billWrongType;
  return file.size > maxBillBytes ? messages.billTooLarge : null;
}

function BillUpload({ order, onStored }: Pick<BillStepProps, 'order' | 'onStored'>) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [billDate, setBillDate] = useState(order.bill?.billDate ?? '');
  const [share, setShare] = useState<number | null>(null);
  const stored = useConfirm(
    () =>
      call(
        uploadPortBill,
        { params: { id: order.id }, body: { billDate, file } },
        { onProgress: setShare },
      ),
    {
      of: { billDate, file },
      fields: ['billDate', 'file'],
      check() {
        const fault = fileFault(file);
        return {
          billDate: billDate === '' ? required('day')() : undefined,
          file: fault ? t(fault) : undefined,
        };
      },
      done: t(messages.billAdded),
      onDone(now) {
        setFile(null);
        onStored(now);
      },
      settle: () => setShare(null),
    },
  );
  const choose = (chosen: File | undefined) => {
    if (chosen) setFile(chosen);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    choose(event.dataTransfer.files[0]);
  };
  const { faults } = stored;
  const isOpen = file !== null || order.bill === null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping is a second way beside the button
    <div
      className={`ui-well ${css.drop}`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <div className={css.short}>
        <Field label={t(messages.billFile)} error={faults['file']} required={isOpen}>
          <div className={css.chosenFile}>
            <Button
              icon={<FileText size={15} strokeWidth={1.75} />}
              onClick={() => input.current?.click()}
            >
              {t(order.bill ? messages.replaceBill : messages.chooseBill)}
            </Button>
            <span className="ui-secondary">{file?.name ?? (isOpen && t(messages.noFile))}</span>
          </div>
        </Field>
      </div>
      {isOpen && (
        <div className={css.short}>
          <Field label={t(messages.billDate)} error={faults['billDate']} required>
            <Input
              type="date"
              value={billDate}
              onChange={({ target }) => setBillDate(target.value)}
            />
          </Field>
        </div>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept=".pdf,.png,.jpg,.jpeg"
        aria-label={t(messages.billFile)}
        onChange={(event) => {
          choose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {stored.busy && file && share !== null && (
        <progress max={1} value={share} aria-label={t(messages.uploading, { name: file.name })} />
      )}
      {stored.error !== undefined && <Alert kind="error" title={stored.error} />}
      {isOpen && (
        <div>
          <Button
            icon={<Upload size={15} strokeWidth={1.75} />}
            loading={stored.busy}
            onClick={() => void stored.run()}
          >
            {t(messages.upload)}
          </Button>
        </div>
      )}
    </div>
  );
}
