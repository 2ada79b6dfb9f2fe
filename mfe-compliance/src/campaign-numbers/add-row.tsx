import type { TenantNumber } from '@jackfield/contract/api/number';
import { formatPhone } from '@jackfield/domain';
import { Button, Tag } from '@jackfield/kit/ui/core';
import { Checkbox } from '@jackfield/kit/ui/form';
import { useT } from '@jackfield/runtime';
import { numbersMessages as messages } from './messages.ts';
import { ownerKind } from './number-cells.tsx';
import css from './numbers.module.css';

interface AddRowProps {
  number: TenantNumber;
  isChosen: boolean;
  /** Name of the campaign that it sends for; null for a free one. */
  campaign: string | null;
  onChoose(isOn: boolean): void;
}

/** A number that may be added; one of another campaign says so and can be moved. */
export function AddRow({ number, isChosen, campaign, onChoose }: AddRowProps) {
  const t = useT();
  const shown = formatPhone(number.number);
  return (
    <li className={css.row}>
      {campaign !== null && <span className={css.blank} />}
      {campaign === null && (
        <Checkbox
          aria-label={t(messages.choose, { number: shown })}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      )}
      <span className="ui-lines ui-fill">
        <span className="ui-num ui-strong">{shown}</span>
        <span className="ui-secondary ui-clip">
          {number.ownerName}, {ownerKind(number)}
        </span>
        {campaign !== null && (
          <span className="ui-secondary ui-clip">{t(messages.sendsFor, { campaign })}</span>
        )}
      </span>
      {campaign !== null && isChosen && <Tag tone="brand">{t(messages.moves)}</Tag>}
      {campaign !== null && (
        <Button
          size="small"
          type={isChosen ? 'text' : 'default'}
          aria-label={t(isChosen ? messages.keepOf : messages.moveOf, { number: shown })}
          onClick={() => onChoose(!isChosen)}
        >
          {t(isChosen ? messages.keep : messages.move)}
        </Button>
      )}
    </li>
  );
}
