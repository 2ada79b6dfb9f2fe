import type { CompanyListItem } from '@jackfield/contract/api/company';
import { formatPhone } from '@jackfield/domain';
import { Copy } from '@jackfield/kit/ui/icons';
import type { MenuGroups } from '@jackfield/kit/ui/menu';
import { t } from '@jackfield/runtime';
import { copyNumber } from './copy-number.ts';
import { listingMessages } from './messages.ts';
import { orderedNumbers } from './ordered-numbers.ts';

/** Verbs of a row: copy each of its numbers, the default first under the key C (ui.md 9). */
export function numberMenu({ phoneNumbers }: CompanyListItem): MenuGroups {
  return [
    orderedNumbers(phoneNumbers).map(({ id, number }, index) => ({
      key: id,
      label: t(listingMessages.copy, { number: formatPhone(number) }),
      icon: Copy,
      ...(index === 0 && { shortcut: 'C' }),
      run: () => void copyNumber(number),
    })),
  ];
}
