import { required, thisRequired } from '@jackfield/contract';
import type { RoutingTarget } from '@jackfield/contract/api/routing';
import { phoneFault } from '@jackfield/kit/phone-input';
import * as v from 'valibot';

/** Why a target cannot be saved as it is, or null; the server looks at what it leads to (VAL-10, VAL-11). */
export function targetFault({ actionType, actionValue }: RoutingTarget): string | null {
  switch (actionType) {
    case 'teammate':
      return actionValue === '' ? required('user')() : null;
    case 'callgroup':
      return actionValue.list.length === 0 ? required('user')() : null;
    case 'team':
      return actionValue === '' ? thisRequired('team')() : null;
    case 'number':
      return phoneFault(actionValue, 'phoneNumber');
    case 'voicemail':
      return actionValue?.ownerId === '' ? thisRequired('mailbox')() : null;
    case 'message':
      return actionValue === '' ? thisRequired('greeting')() : null;
    case 'ivr':
      return actionValue === '' ? thisRequired('IVR')() : null;
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
