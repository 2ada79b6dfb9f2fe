import type { PortPoint } from '@jackfield/contract/api/port-in';
import { formatPhone } from '@jackfield/domain';
import { useT } from '@jackfield/runtime';
import { pointFieldNames, pointMessages as messages } from '../messages.ts';

/** What a point is about: 'Account number', 'Service address of +1 (251) 555-0157'. */
export function usePointTitle({ field, number }: PortPoint): string {
  const t = useT();
  if (number === null) return t(pointFieldNames[field]);
  const shown = formatPhone(number);
  if (field === 'number') return shown;
  return t(messages.ofNumber, { field: t(pointFieldNames[field]), number: shown });
}
