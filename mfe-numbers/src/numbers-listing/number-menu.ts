import { may } from '@jackfield/kit/may';
import type { CompanyListItem } from '@jackfield/contract/api/company';
import { formatPhone } from '@jackfield/domain';
import { Copy, Pencil, Trash2 } from '@jackfield/kit/ui/icons';
import type { MenuGroups } from '@jackfield/kit/ui/menu';
import { common, t } from '@jackfield/runtime';
import { deskAction } from '../front-desk/desk-action.ts';
import { copyNumber } from './copy-number.ts';
import { listingMessages } from './messages.ts';
import { orderedNumbers } from './ordered-numbers.ts';

interface NumberActions {
  open(company: CompanyListItem): void;
  remove(company: CompanyListItem): void;
}

/** Actions of a row; its numbers are copied, the default first under the key C. */
export function numberMenu(company: CompanyListItem, { open, remove }: NumberActions): MenuGroups {
  const { phoneNumbers, isDefault } = company;
  return [
    [
      {
        key: 'edit',
        label: t(common.edit),
        icon: Pencil,
        shortcut: 'E',
        run: () => open(company),
      },
      ...(may('routing:read') ? [deskAction(company.id)] : []),
    ],
    orderedNumbers(phoneNumbers).map(({ id, number }, index) => ({
      key: id,
      looks: true,
      label: t(common.copyNumber, { number: formatPhone(number) }),
      icon: Copy,
      ...(index === 0 && { shortcut: 'C' }),
      run: () => void copyNumber(number),
    })),
    [
      {
        key: 'delete',
        label: t(common.deleteAsk),
        icon: Trash2,
        danger: true,
        disabled: isDefault,
        ...(isDefault && { reason: t(listingMessages.keepsDefault) }),
        run: () => remove(company),
      },
    ],
  ];
}
