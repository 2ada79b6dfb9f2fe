import { type Tenant, type TenantChange, tenantChangeSchema } from '@jackfield/contract/api/tenant';
import { fromCompanyAddress, toCompanyAddress } from '@jackfield/domain';
import { type AddressDraft, draftOfForm, formOfDraft } from '@jackfield/domain/address-rules';
import * as v from 'valibot';
import { common, languageName, t } from '@jackfield/runtime';
import { addressSchemaOf, addressText, typedAddressSchema } from '../account/address-values.ts';
import { infoMessages } from './messages.ts';

/** Fields of the form in the order of the page; saving names them in this order. */
export const infoFields = [
  'companyName',
  'address',
  'timeZone',
  'language',
  'recordingDays',
  'recordingHearers',
  'voicemailTranscripts',
] as const;

/** What the form edits (NUM-08). */
export interface InfoValues {
  companyName: string;
  address: AddressDraft;
  timeZone: string;
  language: string;
  /** As the field holds it. */
  recordingDays: string;
  recordingHearers: Tenant['recordingHearers'];
  voicemailTranscripts: boolean;
}

const rules = v.required(
  v.pick(tenantChangeSchema, [
    'companyName',
    'timeZone',
    'language',
    'recordingHearers',
    'voicemailTranscripts',
  ]),
).entries;

/** The contract's rules (VAL-01, VAL-02, VAL-26). */
export const infoSchema = v.object({
  ...rules,
  address: addressSchemaOf('one'),
  recordingDays: v.string(),
});

/** The same members without their rules: a draft may hold what is not valid yet. */
export const typedInfoSchema: v.GenericSchema<unknown, InfoValues> = v.object({
  companyName: v.string(),
  address: typedAddressSchema,
  timeZone: v.string(),
  language: v.string(),
  recordingDays: v.string(),
  recordingHearers: v.picklist(['person', 'admins']),
  voicemailTranscripts: v.boolean(),
});

/** The editable part of the account. */
export function infoOf(account: Tenant): InfoValues {
  const address = draftOfForm(fromCompanyAddress(account.companyAddress), account.country);
  const { companyName, timeZone, language, recordingHearers, voicemailTranscripts } = account;
  return {
    companyName,
    address,
    timeZone,
    language,
    recordingDays: String(account.recordingDays),
    recordingHearers,
    voicemailTranscripts,
  };
}

/** Changed fields as the server takes them. */
export function infoChange({ address, recordingDays, ...rest }: Partial<InfoValues>): TenantChange {
  return {
    ...rest,
    ...(address && { companyAddress: toCompanyAddress(formOfDraft(address)) }),
    ...(recordingDays !== undefined && { recordingDays: Number(recordingDays) }),
  };
}

/** Label of each field, as the page, the save bar and the conflict view print it. */
export const infoLabels = {
  companyName: infoMessages.companyName,
  address: infoMessages.address,
  timeZone: infoMessages.timeZone,
  language: common.language,
  recordingDays: infoMessages.recordingDays,
  recordingHearers: infoMessages.recordingHearers,
  voicemailTranscripts: infoMessages.transcripts,
} as const;

/** A span as people say it. */
export const daysText = (count: number): string => t(infoMessages.days, { count });

/** A value in the words a person reads. */
export function infoText(values: InfoValues, field: keyof InfoValues): string {
  if (field === 'language') return languageName(values.language);
  if (field === 'recordingDays') return daysText(Number(values.recordingDays));
  if (field === 'recordingHearers') return t(infoMessages[values.recordingHearers]);
  if (field === 'voicemailTranscripts') return t(values[field] ? common.on : common.off);
  return field === 'address' ? addressText(values.address) : values[field];
}
