import { usageTypeWords } from '@jackfield/domain/words/usage';
import type { UsageRecord } from '@jackfield/contract/api/usage';
import { NumberToCall } from '@jackfield/kit/phone-number';
import { Button } from '@jackfield/kit/ui/core';
import type { MenuAction } from '@jackfield/kit/ui/menu';
import { Drawer } from '@jackfield/kit/ui/overlay';
import { common, useFormats, useT } from '@jackfield/runtime';
import type { ReactNode } from 'react';
import { durationText } from './duration-text.ts';
import { usageMessages } from './messages.ts';
import { outcomeText } from './outcome.ts';
import { blockOf, copyOf, type RecordSteps, textOf, tryOf, whereOf } from './record-actions.ts';
import css from './record-drawer.module.css';

interface RecordDrawerProps extends Pick<RecordSteps, 'tryCall' | 'block'> {
  record: UsageRecord;
  /** Why it went where it went. */
  reason: ReactNode;
  onClose(): void;
  /** What is open on top of it. */
  children: ReactNode;
}

const titles = {
  call: { inbound: usageMessages.inboundCall, outbound: usageMessages.outboundCall },
  text: { inbound: usageMessages.inboundMessage, outbound: usageMessages.outboundMessage },
} as const;

/** A call or message in full: what became of it, between whom, what it cost, and what can be done. */
export function RecordDrawer(props: RecordDrawerProps) {
  const { record, reason, tryCall, block, onClose, children } = props;
  const t = useT();
  const { dateTime, money } = useFormats();
  const { usageType, direction, from, to, duration, units, amount, rate, currency } = record;
  const isText = usageType === 'sms';
  const isPlain = isText || usageType === 'voice';
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t(common.date), dateTime(record.date)],
    ...(isPlain ? [] : [[t(common.type), t(usageTypeWords[usageType])] as const]),
    [
      t(usageMessages.fromNumber),
      from === '' ? t(usageMessages.withheld) : <NumberToCall key="from" number={from} />,
    ],
    [t(usageMessages.toNumber), <NumberToCall key="to" number={to} />],
    ...(record.teammateName ? [[t(common.user), record.teammateName] as const] : []),
    ...(isText ? [] : [[t(usageMessages.duration), durationText(duration)] as const]),
    [
      t(common.amount),
      rate === 0
        ? money(amount, currency)
        : t(isText ? usageMessages.costOfText : usageMessages.costOf, {
            amount: money(amount, currency),
            count: units,
          }),
    ],
  ];
  const told = outcomeText(record);
  return (
    <Drawer open title={t(titles[isText ? 'text' : 'call'][direction])} onClose={onClose}>
      {told !== null && (
        <section className={`ui-well ${css.well}`} aria-labelledby="usage-told">
          <h3 id="usage-told" className="ui-secondary">
            {t(usageMessages.whatHappened)}
          </h3>
          <p className={css.told}>{told}</p>
          {reason}
        </section>
      )}
      <dl className={`ui-facts ${css.facts}`}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="ui-num">{value}</dd>
          </div>
        ))}
      </dl>
      <div className={`ui-actions ${css.actions}`}>
        {[
          ...tryOf(record, tryCall),
          ...textOf(record),
          ...whereOf(record),
          ...copyOf(record),
          ...blockOf(record, block),
        ].map((action) => (
          <ActionButton key={action.key} action={action} />
        ))}
      </div>
      {children}
    </Drawer>
  );
}

function ActionButton({ action }: { action: MenuAction }) {
  const { label, icon: Icon, danger = false, run } = action;
  return (
    <Button
      danger={danger}
      icon={Icon && <Icon size={16} strokeWidth={1.75} aria-hidden="true" />}
      onClick={run}
    >
      {label}
    </Button>
  );
}
