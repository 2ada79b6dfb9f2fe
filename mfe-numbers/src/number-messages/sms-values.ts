import { required, thisRequired } from '@jackfield/contract';
import { type Company, type SmsHandling, smsHandlingSchema } from '@jackfield/contract/api/company';
import type { RoutedCompany } from '@jackfield/domain/routing';
import * as v from 'valibot';

/** Fields of the form. */
export const smsFields = ['smsHandling'] as const;

/** What the form edits. */
export interface SmsValues {
  smsHandling: SmsHandling;
}

/** Longest automatic answer (OP-76). */
export const longestAnswer = 320;

/** What stands where nothing has been chosen yet. */
export function emptyHandling(actionType: SmsHandling['actionType']): SmsHandling {
  return actionType === 'none'
    ? { actionType, actionValue: null }
    : { actionType, actionValue: '' };
}

function faultOf(handling: SmsHandling): string | null {
  if (handling.actionType === 'message') {
    const read = v.safeParse(smsHandlingSchema, handling);
    return read.success ? null : read.issues[0].message;
  }
  if (handling.actionValue !== '') return null;
  return handling.actionType === 'team' ? thisRequired('team')() : required('user')();
}

/** Rules of the form (VAL-10, VAL-11, OP-76). */
export const smsSchema: v.GenericSchema<SmsValues, SmsValues> = v.object({
  smsHandling: v.pipe(
    v.custom<SmsHandling>((value) => typeof value === 'object' && value !== null),
    v.rawCheck(({ dataset, addIssue }) => {
      const fault = dataset.typed ? faultOf(dataset.value) : null;
      if (fault !== null) addIssue({ message: fault });
    }),
  ),
});

/** The same member without its rules: a draft may hold what is not valid yet. */
export const typedSmsSchema: v.GenericSchema<unknown, SmsValues> = v.object({
  smsHandling: v.variant('actionType', [
    v.object({ actionType: v.literal('none'), actionValue: v.null() }),
    v.object({ actionType: v.picklist(['teammate', 'team', 'message']), actionValue: v.string() }),
  ]),
});

/** The choice as the routing has it; nothing while it cannot be saved. */
export function routedSms({ smsHandling }: SmsValues): Partial<Pick<RoutedCompany, 'sms'>> {
  if (faultOf(smsHandling) !== null) return {};
  return { sms: smsHandling.actionType === 'none' ? null : smsHandling };
}

/** The editable part of a company number. */
export const smsOf = ({ smsHandling }: Company): SmsValues => ({ smsHandling });
