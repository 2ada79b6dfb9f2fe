import { paths } from '@jackfield/contract';
import { createPortOrder, type PortOrder, submitPortOrder } from '@jackfield/contract/api/port-in';
import { Alert } from '@jackfield/kit/ui/core';
import { StepsPage, useSteps } from '@jackfield/records/steps-page';
import { call, navigateTo, notify, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { formMessages as messages, portMessages } from '../messages.ts';
import { keepPortOrder, portabilityOptions } from '../port-query.ts';
import { OrderState } from '../port-states.tsx';
import { FormHelp } from './form-help.tsx';
import { OpenStep } from './open-step.tsx';
import { portRules, portSteps, seenSteps } from './rules.ts';
import { useKnown } from './use-known.ts';
import { useSaveDraft } from './use-save-draft.ts';
import { useStepTexts } from './use-step-texts.ts';
import { type Portability, type PortValues, typedPortSchema, valuesOfOrder } from './values.ts';

const { company } = paths.admin;

/** The form of an order in its steps, with its draft. */
function usePortSteps(order: PortOrder | null) {
  const known = useKnown();
  const [initial] = useState(() => valuesOfOrder(order, known));
  const [numbers, setNumbers] = useState(initial.numbers);
  // What the draft holds was found to move when it was added.
  const kept = order?.numbers.map(({ number }) => number) ?? [];
  const check = useQuery(portabilityOptions(numbers.filter((number) => !kept.includes(number))));
  const carrier = order?.carrier ?? '';
  const portability: Portability = new Map([
    ...(check.data?.items ?? []).map((one) => [one.number, one] as const),
    ...kept.map((number) => [number, { number, canMove: true, carrier, reason: null }] as const),
  ]);
  const schema = portRules(order, portability);
  const flow = useSteps<PortValues>({
    name: order === null ? 'port.new' : `port.${order.id}`,
    steps: portSteps,
    schema,
    typed: typedPortSchema,
    initial,
    seen: seenSteps(schema, initial),
    ...(order && { version: order.version }),
  });
  const typed = flow.values.numbers;
  if (typed.join() !== numbers.join()) setNumbers(typed);
  return { flow, check, portability };
}
export type PortFlow = ReturnType<typeof usePortSteps>['flow'];

interface PortFormProps {
  /** The draft; null for an order that begins. */
  order: PortOrder | null;
  /** Someone else's changes have just come in. */
  isMerged?: boolean;
  onMerge?(): void;
}

/** An order in steps: each is saved as a draft when the next one opens, the last one sends it. */
export function PortForm({ order, isMerged = false, onMerge }: PortFormProps) {
  const t = useT();
  const { flow, check, portability } = usePortSteps(order);
  const [pin, setPin] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { form, here } = flow;
  const draft = useSaveDraft({
    order,
    pin,
    values: () => form.getValues(),
    refuse: flow.refuse,
    onPinSaved: () => setPin(''),
    onMerge: () => onMerge?.(),
  });
  useSaveOnStep(here, () => void draft.save());
  const texts = useStepTexts(flow, order);

  async function begin(): Promise<void> {
    if (isBusy || (await hasFaults(flow))) return;
    setBusy(true);
    try {
      const { numbers } = form.getValues();
      const made = await call(createPortOrder, { body: { numbers } });
      flow.drop();
      keepPortOrder(made);
      void navigateTo(`${company.portOrder(made.id)}?step=account`, { replace: true });
    } catch (error) {
      await draft.fail(error);
      setBusy(false);
    }
  }

  async function send(): Promise<void> {
    if (isBusy || !(await flow.isReady())) return;
    setBusy(true);
    const saved = await draft.save();
    try {
      if (saved === null) return;
      const { wantedDate } = form.getValues();
      const { id, version, orderNumber: name } = saved;
      const now = await call(
        submitPortOrder,
        { params: { id }, body: { wantedDate } },
        { version },
      );
      flow.drop();
      notify.success(t(messages.isSent, { name }));
      void navigateTo(company.portOrder(id), { replace: true });
      keepPortOrder(now);
    } catch (error) {
      await draft.fail(error);
    } finally {
      setBusy(false);
    }
  }

  const count = flow.values.numbers.length;
  return (
    <StepsPage
      title={count > 0 ? t(messages.draftOf, { count }) : t(messages.title)}
      badges={<OrderState state="draft" />}
      meta={order ? [t(portMessages.order, { name: order.orderNumber })] : []}
      flow={order === null ? { ...flow, next: begin } : flow}
      texts={texts}
      help={<FormHelp step={here} order={order} />}
      helpBar={t(messages.billWord)}
      helpTitle={t(messages.help)}
      firstNote={t(messages.firstNote, { all: portSteps.length })}
      failure={
        draft.failure === null
          ? null
          : {
              title: t(messages.notSaved),
              text: t(messages.notSavedText, { reason: draft.failure }),
            }
      }
      closeTo={company.portIn()}
      submit={{ label: t(messages.send), isBusy, run: () => void send() }}
    >
      {isMerged && (
        <Alert kind="info" title={t(messages.merged)}>
          {t(messages.mergedText)}
        </Alert>
      )}
      <OpenStep
        step={here}
        flow={flow}
        order={order}
        check={check}
        portability={portability}
        pin={pin}
        onPin={setPin}
        draft={draft}
      />
    </StepsPage>
  );
}

/** Shows what is wrong with the first step of an order that begins; false where nothing is. */
async function hasFaults({ form }: PortFlow): Promise<boolean> {
  return !(await form.trigger('numbers'));
}

/** Saves the draft whenever another step opens. */
function useSaveOnStep(step: string, save: () => void): void {
  const before = useRef(step);
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    latest.current();
  }, [step]);
}
