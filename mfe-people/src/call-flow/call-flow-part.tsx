import type { CallFlowProps } from '@jackfield/call-routing/call-flow';
import { Part } from '@jackfield/kit/parts';
import { useT } from '@jackfield/runtime';
import { flowMessages } from './messages.ts';

/** The map of the calls of a team or a user, which the area of numbers offers. */
export function CallFlowPart(props: CallFlowProps) {
  const t = useT();
  return (
    <Part
      name="call-routing/call-flow/v1"
      label={t(flowMessages.flow)}
      height={320}
      props={props}
    />
  );
}
