import type { PhoneNumber } from '@jackfield/contract/api/number';
import { askMessages } from '@jackfield/call-routing/call-flow';
import { formatPhone } from '@jackfield/domain';
import { regionOfNumber } from '@jackfield/domain/number-search';
import { NumberToCall } from '@jackfield/kit/phone-number';
import { Button, Tag } from '@jackfield/kit/ui/core';
import { Ellipsis, Pencil, Phone, PhoneCall, Trash2 } from '@jackfield/kit/ui/icons';
import { Menu } from '@jackfield/kit/ui/menu';
import { useConfirm } from '@jackfield/kit/ui/overlay';
import { common, type Message, notify, sessionAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { numberMessages } from './messages.ts';
import { type NumberLinks, OrderLink } from './order-link.tsx';
import css from './phone-numbers.module.css';
import type { OwnerNumbersState } from './use-owner-numbers.ts';

interface NumberRowProps {
  number: PhoneNumber;
  /** Numbers of the owner. */
  count: number;
  isOwn: boolean;
  hasOrders: boolean;
  links: NumberLinks;
  update: OwnerNumbersState['update'];
  /** Left out where the numbers are not a person's. */
  onTry: (() => void) | undefined;
  onLabel(): void;
  onDelete(): void;
}

/** A number: type, label, state of its orders, actions. */
export function NumberRow(props: NumberRowProps) {
  const { number, count, isOwn, hasOrders, links, update, onTry, onLabel, onDelete } = props;
  const t = useT();
  const { profile } = useAtomValue(sessionAtom);
  const shown = formatPhone(number.number);
  const refusal = deletionRefusal(number, count, profile?.isImpersonate === true);
  const preset = useConfirm(() => update(number, { isDefault: true }), {
    done: t(numberMessages.isDefaultNow, { number: shown }),
    onFailed: notify.failure,
  });
  const deletion = {
    key: 'delete',
    label: t(common.deleteAsk),
    icon: Trash2,
    danger: true,
    ...(refusal && { disabled: true, reason: t(refusal) }),
    run: onDelete,
  };
  const trying = onTry && {
    key: 'try',
    label: t(askMessages.tryCall),
    icon: PhoneCall,
    run: onTry,
  };
  const labelling = {
    key: 'label',
    label: t(numberMessages.editLabel),
    icon: Pencil,
    run: onLabel,
  };

  return (
    <tr>
      <td>
        <NumberName number={number} />
      </td>
      <td className={`ui-clip ${css.label}`} data-none={number.label === ''} title={number.label}>
        {number.label || t(common.noLabel)}
      </td>
      {hasOrders && (
        <>
          <td data-label={t(common.callingName)}>
            <OrderLink
              kind="callingName"
              to={links.callingName}
              state={number.lidbStatus}
              number={shown}
            />
          </td>
          <td data-label={t(common.directoryListing)}>
            <OrderLink kind="listing" to={links.listing} state={number.dldaStatus} number={shown} />
          </td>
        </>
      )}
      <td className={css.actions}>
        {number.isDefault ? (
          <Tag tone="brand">{t(common.default)}</Tag>
        ) : (
          <Button
            size="small"
            loading={preset.busy}
            aria-label={t(numberMessages.setDefaultOf, { number: shown })}
            onClick={() => void preset.run()}
          >
            {t(common.setAsDefault)}
          </Button>
        )}
        <Menu
          title={shown}
          groups={[trying ? [trying, labelling] : [labelling], isOwn ? [] : [deletion]]}
        >
          <Button
            type="text"
            size="small"
            aria-label={t(numberMessages.more, { number: shown })}
            icon={<Ellipsis size={16} strokeWidth={1.75} />}
          />
        </Menu>
      </td>
    </tr>
  );
}

/** Why a number cannot be deleted now; null when it can (OP-71, annex C3). */
function deletionRefusal(
  { ownerType, isDefault }: Pick<PhoneNumber, 'ownerType' | 'isDefault'>,
  count: number,
  isImpersonated: boolean,
): Message | null {
  if (isImpersonated && ownerType === 'teammate') return numberMessages.impersonated;
  if (ownerType === 'company' && count === 1) return numberMessages.lastStays;
  return isDefault && count > 1 ? numberMessages.defaultStays : null;
}

/** A number with its type and where it is from; the default one in colour. */
function NumberName({ number }: { number: PhoneNumber }) {
  const t = useT();
  const { isDefault, isTollFree, isBeingSetUp } = number;
  const type = t(isTollFree ? common.tollFree : common.local);
  const place = regionOfNumber(number.number, number.country);
  return (
    <span className={css.number}>
      <span className={`ui-tile ${css.icon}`} data-default={isDefault} aria-hidden="true">
        <Phone size={16} strokeWidth={1.75} />
      </span>
      <span className="ui-lines">
        <span className={css.digits}>
          <NumberToCall number={number.number} />
          {isBeingSetUp && <Tag>{t(common.beingSetUp)}</Tag>}
        </span>
        <span className="ui-secondary">{[type, place].filter(Boolean).join(', ')}</span>
      </span>
    </span>
  );
}
