import type { PortOrder } from '@jackfield/contract/api/port-in';
import { formatDay } from '@jackfield/domain';
import type { StepText } from '@jackfield/records/steps-page';
import { common, type Message, useT } from '@jackfield/runtime';
import { formMessages as messages } from '../messages.ts';
import type { PortFlow } from './port-form.tsx';
import type { PortStep } from './rules.ts';

const asks: Readonly<Record<PortStep, { readonly label: Message; readonly note: Message }>> = {
  numbers: { label: messages.numbers, note: messages.numbersAsks },
  account: { label: messages.account, note: messages.accountAsks },
  calls: { label: messages.calls, note: messages.callsAsks },
  bill: { label: messages.bill, note: messages.billAsks },
  letter: { label: messages.letter, note: messages.letterAsks },
  date: { label: messages.date, note: messages.dateAsks },
};

/** What the rail says of each step: what it asks, and once it is done what was entered. */
export function useStepTexts(
  flow: PortFlow,
  order: PortOrder | null,
): Readonly<Record<string, StepText>> {
  const t = useT();
  const { numbers, accountNumber } = flow.values;
  const count = numbers.length;
  const entered: Readonly<Record<PortStep, string | undefined>> = {
    numbers: t(common.countNumbers, { count }),
    account: accountNumber,
    calls: t(messages.callsDone, { count }),
    bill: order?.bill?.fileName,
    letter: order?.letter?.signedName,
    date: flow.values.wantedDate ? formatDay(flow.values.wantedDate) : undefined,
  };
  return Object.fromEntries(
    Object.entries(asks).map(([id, { label, note }]) => {
      const done = flow.stateOf(id) === 'done' ? entered[id as PortStep] : undefined;
      return [id, { label: t(label), note: done ?? t(note) }];
    }),
  );
}
