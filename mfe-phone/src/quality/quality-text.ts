import { t } from '@jackfield/runtime';
import { messages } from './messages.ts';
import type { Quality } from './quality.ts';

/** How good a call is, with the cause; empty until that is known. */
export function qualityText({ verdict, hearsLoss, saysLoss }: Quality): string {
  if (verdict === 'unknown') return '';
  const percent = (verdict === 'hearsLoss' ? hearsLoss : saysLoss) ?? 0;
  return t(messages[verdict], { percent });
}
