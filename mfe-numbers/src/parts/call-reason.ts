import { CallReason } from '@jackfield/call-routing/past-call';
import { definePart } from '@jackfield/kit/parts';

/** Why a call went where it went, for the usage that other areas show. */
export const { contract, render } = definePart(
  'call-routing/call-reason/v1',
  '^1.18.0',
  CallReason,
);
