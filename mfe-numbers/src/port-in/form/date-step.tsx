import type { PortOrder } from '@jackfield/contract/api/port-in';
import { formatDay, formatPhone } from '@jackfield/domain';
import { numberItem } from '@jackfield/contract/api/price';
import { serviceOfDraft } from '@jackfield/domain/address-rules';
import { addressText } from '@jackfield/domain/address-text';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { useMay } from '@jackfield/kit/may';
import { quoteOptions } from '@jackfield/kit/price-box';
import { type ReviewGroup, ReviewGroups, StepHead } from '@jackfield/records/steps-page';
import { type Message, useFormats, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { formMessages as messages, letterMessages, orderMessages } from '../messages.ts';
import { PortDateField } from '../port-date/port-date-field.tsx';
import type { PortFlow } from './port-form.tsx';
import type { PortStep } from './rules.ts';

interface DateStepProps {
  flow: PortFlow;
  order: PortOrder;
}

/** The day, and everything once more before it is sent. */
export function DateStep({ flow, order }: DateStepProps) {
  const t = useT();
  const groups = useReview(flow, order);
  return (
    <>
      <StepHead title={t(messages.dateTitle)} intro={t(messages.dateIntro)} />
      <Controller
        control={flow.form.control}
        name="wantedDate"
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <PortDateField
            dates={order.dates}
            value={value}
            error={error?.message}
            onChange={onChange}
          />
        )}
      />
      <MonthlyCost count={order.numbers.length} />
      <ReviewGroups groups={groups} columns={2} onEdit={flow.goTo} />
    </>
  );
}

/** What the numbers cost from the move on; nothing for who may not see money. */
function MonthlyCost({ count }: { count: number }) {
  const t = useT();
  const { money } = useFormats();
  const seesMoney = useMay('billing:read');
  const items = `${numberItem(false)}*${count}`;
  const quote = useQuery({ ...quoteOptions({ items }), enabled: seesMoney });
  if (quote.data === undefined) {
    return quote.isError ? <LoadFailure title={t(messages.costFailed)} query={quote} /> : null;
  }
  const { isTrial, monthlyWithTax, currency } = quote.data;
  const words = isTrial ? messages.costAfterTrial : messages.cost;
  return <p>{t(words, { count, price: money(monthlyWithTax, currency) })}</p>;
}

/** What every step holds, in the order in which it was asked for. */
function useReview({ values }: PortFlow, order: PortOrder): ReviewGroup[] {
  const t = useT();
  const { date } = useFormats();
  const { bill, letter } = order;
  const group = (
    step: PortStep,
    title: Message,
    lines: readonly (readonly [string, string])[],
  ) => ({
    step,
    title: t(title),
    lines: lines.map(([label, text]) => ({ key: label, label, text })),
  });
  // The names of targets are the server's; they are saved before this step opens.
  const targets = order.numbers.map(
    ({ number, target }) =>
      [
        formatPhone(number),
        target === null
          ? t(orderMessages.noTarget)
          : target.id === null
            ? t(orderMessages.newNumber, target)
            : target.label,
      ] as const,
  );
  return [
    group('calls', messages.calls, targets),
    group('account', messages.account, [
      [t(messages.accountNumber), values.accountNumber],
      [t(messages.name), values.billName],
      [t(messages.contactName), values.contactName],
      [t(messages.serviceAddress), addressText(serviceOfDraft(values.serviceAddress))],
    ]),
    group('bill', messages.bill, [
      [t(messages.billFile), bill?.fileName ?? ''],
      [t(messages.billDate), bill ? formatDay(bill.billDate) : ''],
    ]),
    group('letter', messages.letter, [
      [
        t(letterMessages.letter),
        letter ? t(letterMessages.signedBy, { name: letter.signedName }) : '',
      ],
      [t(messages.date), letter ? date(letter.signedAt) : ''],
    ]),
  ];
}
