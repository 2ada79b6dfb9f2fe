import * as v from 'valibot';
import { defineEndpoint } from '@jackfield/contract';

/** Kinds of mail that a person may do without; all others always arrive. */
export const mailOptions = [
  'teamMessage',
  'plannedChange',
  'cardExpires',
  'lowCredit',
  'registry',
  'keyEnds',
] as const;
export type MailOption = (typeof mailOptions)[number];

/** What a person gets by mail. */
export const mailChoiceSchema = v.object({
  /** Kinds that are not sent to the person. */
  off: v.pipe(v.array(v.picklist(mailOptions)), v.maxLength(mailOptions.length)),
});
export type MailChoice = v.InferOutput<typeof mailChoiceSchema>;

export const getMailChoice = defineEndpoint('GET /api/mail-choice', {
  id: 'mailChoice.get',
  summary: 'Which mails the signed-in person does without.',
  source: ['NOTE-01'],
  answer: mailChoiceSchema,
});

export const setMailChoice = defineEndpoint('PUT /api/mail-choice', {
  id: 'mailChoice.set',
  summary: 'Has some kinds of mail sent to the signed-in person no more, or again.',
  source: ['NOTE-01'],
  body: mailChoiceSchema,
  answer: mailChoiceSchema,
});
