import { type Fix, type Said, said } from '../finding.ts';
import { fixMessages } from '../fix-messages.ts';

/** The longest text of a field (annex F6); a fix never writes more. */
const longest: Readonly<Record<string, number>> = {
  description: 4096,
  helpKeywords: 320,
  helpMessage: 320,
  messageFlow: 2048,
  optInKeywords: 320,
  optInMessage: 320,
  optOutKeywords: 320,
  optOutMessage: 320,
  sampleMessages: 1024,
};

/** A fix that writes a text, where it fits into the field. */
export function writes(field: string, value: string, label?: Said): Fix | null {
  const limit = longest[field.split('.')[0] ?? ''] ?? Number.POSITIVE_INFINITY;
  return value.length > limit ? null : { field, value, label: label ?? said(fixMessages.addWords) };
}

/** A fix that ticks a box or clears it. */
export const sets = (field: string, value: boolean): Fix => ({
  field,
  value,
  label: said(value ? fixMessages.setYes : fixMessages.setNo),
});
