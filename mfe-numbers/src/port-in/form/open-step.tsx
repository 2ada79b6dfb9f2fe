import type { CallAnswer } from '@jackfield/contract';
import type { checkPortability, PortOrder } from '@jackfield/contract/api/port-in';
import { LoadFailure } from '@jackfield/kit/error-alert';
import type { UseQueryResult } from '@tanstack/react-query';
import { StepHead } from '@jackfield/records/steps-page';
import { useT } from '@jackfield/runtime';
import { formMessages as messages } from '../messages.ts';
import { SignLetter } from '../letter/sign-letter.tsx';
import { AccountStep } from './account-step.tsx';
import { BillStep } from './bill-step.tsx';
import { CallsStep } from './calls-step.tsx';
import { DateStep } from './date-step.tsx';
import { NumbersStep } from './numbers-step.tsx';
import type { PortFlow } from './port-form.tsx';
import { StepFault } from './step-fault.tsx';
import type { useSaveDraft } from './use-save-draft.ts';
import type { Portability } from './values.ts';

interface OpenStepProps {
  step: string;
  flow: PortFlow;
  order: PortOrder | null;
  check: UseQueryResult<CallAnswer<typeof checkPortability>>;
  portability: Portability;
  pin: string;
  onPin(pin: string): void;
  draft: ReturnType<typeof useSaveDraft>;
}

/** The step that is open. */
export function OpenStep(props: OpenStepProps) {
  const { step, flow, order, check, portability, draft } = props;
  const t = useT();
  const { form } = flow;
  if (order === null || step === 'numbers') {
    return (
      <>
        <NumbersStep form={form} portability={portability} />
        {check.isError && <LoadFailure title={t(messages.notChecked)} query={check} />}
      </>
    );
  }
  switch (step) {
    case 'account':
      return <AccountStep form={form} order={order} pin={props.pin} onPin={props.onPin} />;
    case 'calls':
      return <CallsStep form={form} />;
    case 'bill':
      return <BillStep form={form} order={order} onStored={draft.take} />;
    case 'letter':
      return (
        <>
          <StepHead title={t(messages.letterTitle)} intro={t(messages.letterIntro)} />
          <SignLetter order={order} before={draft.save} onSigned={draft.take} />
          <StepFault form={form} name="letter" isOver={order.letter?.isCurrent === true} />
        </>
      );
    default:
      return <DateStep flow={flow} order={order} />;
  }
}
