import * as v from 'valibot';
import { defineEndpoint, instantSchema, notValid, phoneNumberSchema } from '@jackfield/contract';

/** Kinds of lines that a number can be (OP-118). */
export const lineTypes = ['mobile', 'landline', 'voip', 'tollfree', 'unknown'] as const;
export type LineType = (typeof lineTypes)[number];

/** Minutes that a code works, tries that it has, codes that are sent within an hour (OP-118). */
export const codeMinutes = 10;
export const codeTries = 5;
export const codesPerHour = 3;

/** What a person who types a code needs to know. */
const sentCodeSchema = v.object({
  isVerified: v.boolean(),
  expiresAt: v.nullable(instantSchema),
  triesLeft: v.number(),
  /** When the next code can be sent. */
  nextSendAt: v.nullable(instantSchema),
});

export const sendPhoneNumberVerification = defineEndpoint('POST /api/sendPhoneNumberVerification', {
  id: 'phoneVerification.send',
  summary:
    'Texts a code of 6 digits to a mobile number; it works for 10 minutes. 400 for a line that is not mobile, 429 after 3 codes within an hour.',
  source: ['API-87', 'OP-118'],
  body: v.object({ phoneNumber: phoneNumberSchema }),
  answer: sentCodeSchema,
});

export const verifyPhoneNumberToken = defineEndpoint('POST /api/phoneNumberTokenVerify', {
  id: 'phoneVerification.verify',
  summary:
    'Whether a code is the one that was texted; after 5 wrong tries, or 10 minutes, it works no more.',
  source: ['API-88', 'OP-118'],
  body: v.object({
    phoneNumber: phoneNumberSchema,
    token: v.pipe(v.string(), v.regex(/^\d{6}$/, notValid('code'))),
  }),
  answer: sentCodeSchema,
});

export const lineTypeIntelligence = defineEndpoint('GET /api/lineTypeIntelligencee', {
  id: 'lineType.get',
  summary: 'What kind of line a number is; the path is spelt as the specification has it.',
  source: ['API-89', 'OP-118'],
  query: v.object({ number: phoneNumberSchema }),
  answer: v.object({ number: phoneNumberSchema, lineType: v.picklist(lineTypes) }),
});
