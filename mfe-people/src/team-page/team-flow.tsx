import type { CallFlowProps } from '@jackfield/call-routing/call-flow';
import { Part } from '@jackfield/kit/parts';
import { useT } from '@jackfield/runtime';
import { pageMessages } from './messages.ts';

/** The map of a team's calls, which the area of numbers offers. */
export function TeamFlow(props: CallFlowProps) {
  const t = useT();
  return (
    <Part
      name="call-routing/call-flow/v1"
      label={t(pageMessages.flow)}
      height={320}
      props={props}
    />
  );
}
