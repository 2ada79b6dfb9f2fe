import type { RoutingTarget } from '@jackfield/contract/api/routing';
import { phoneFault } from '@jackfield/kit/phone-input';
import * as v from 'valibot';

/** Rule teammate_required (VAL-10). */
const userRequired = 'The user field is required.';

/** Rule custom_required (VAL-11). */
const required = (field: string) => `This ${field} field is required.`;

/** Why a target cannot be saved as it is, or null; the server looks at what it leads to. */
export function targetFault({ actionType, actionValue }: RoutingTarget): string | null {
  switch (actionType) {
    case 'teammate':
      return actionValue === '' ? userRequired : null;
    case 'callgroup':
      return actionValue.list.length === 0 ? userRequired : null;
    case 'team':
      return actionValue === '' ? required('team') : null;
    case 'number':
      return phoneFault(actionValue, 'phone number');
    case 'voicemail':
      return actionValue?.ownerId === '' ? required('mailbox') : null;
    case 'message':
      return actionValue === '' ? required('greeting') : null;
    case 'ivr':
      return actionValue === '' ? required('IVR') : null;
  }
}

/** A target as a field of a form, with its rules. */
export const targetFieldSchema: v.GenericSchema<RoutingTarget, RoutingTarget> = v.pipe(
  v.custom<RoutingTarget>((target) => typeof target === 'object' && target !== null),
  v.rawCheck(({ dataset, addIssue }) => {
    const fault = dataset.typed ? targetFault(dataset.value) : null;
    if (fault !== null) addIssue({ message: fault });
  }),
);
