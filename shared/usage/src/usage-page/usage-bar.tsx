import { callOutcomeWords } from '@jackfield/domain/words/usage';
import {
  type CallOutcome,
  callOutcomeSchema,
  type UsageTotals,
  type UsageType,
} from '@jackfield/contract/api/usage';
import { Segmented } from '@jackfield/kit/ui/form';
import { Select } from '@jackfield/kit/ui/select';
import type { ListParams } from '@jackfield/lists/list-page';
import { PeriodInput } from '@jackfield/lists/period';
import { common, useFormats, useT } from '@jackfield/runtime';
import { durationText } from './duration-text.ts';
import { kindLabels } from './kinds.ts';
import type { Measure } from './measure.ts';
import { usageMessages } from './messages.ts';
import css from './usage.module.css';
import { kindOf, askedOutcome } from './usage-query.ts';

interface UsageBarProps {
  params: ListParams;
  onFilter(change: Readonly<Record<string, string>>): void;
  today: string;
  measure: Measure;
  onMeasure(measure: Measure): void;
  totals: UsageTotals | undefined;
}

/** What the pictures show, of which days, kind and outcome, and the sums of it. */
export function UsageBar({ params, onFilter, today, measure, onMeasure, totals }: UsageBarProps) {
  const t = useT();
  const isMessages = kindOf(params) === 'sms';
  return (
    <div className={css.bar}>
      <Segmented<Measure>
        label={t(common.show)}
        options={[
          { value: 'spend', label: t(usageMessages.spend) },
          {
            value: 'units',
            label: t(isMessages ? usageMessages.sms : usageMessages.minutes),
          },
        ]}
        value={measure}
        onChange={onMeasure}
      />
      <PeriodInput
        filters={params.filters}
        today={today}
        onChange={(period) => onFilter({ ...period, day: '' })}
      />
      <div className={css.kind}>
        <Select<UsageType | ''>
          aria-label={t(common.type)}
          value={kindOf(params) ?? ''}
          options={[
            { value: '', label: t(usageMessages.allKinds) },
            ...(Object.keys(kindLabels) as UsageType[]).map((value) => ({
              value,
              label: t(kindLabels[value]),
            })),
          ]}
          onChange={(usageType) =>
            onFilter({ usageType: usageType ?? '', ...(usageType === 'sms' && { outcome: '' }) })
          }
        />
      </div>
      <div className={css.kind}>
        <Select<CallOutcome | ''>
          aria-label={t(usageMessages.outcome)}
          disabled={isMessages}
          value={askedOutcome(params) ?? ''}
          options={[
            { value: '', label: t(usageMessages.allOutcomes) },
            ...callOutcomeSchema.options.map((value) => ({
              value,
              label: t(callOutcomeWords[value]),
            })),
          ]}
          onChange={(outcome) => onFilter({ outcome: outcome ?? '' })}
        />
      </div>
      {totals && <Sums totals={totals} />}
    </div>
  );
}

function Sums({ totals }: { totals: UsageTotals }) {
  const t = useT();
  const { money } = useFormats();
  const { duration, amount, currency } = totals;
  const sums = [
    [usageMessages.duration, durationText(duration)],
    [common.amount, money(amount, currency)],
  ] as const;
  return (
    <dl className={css.sums} aria-label={t(usageMessages.sums)}>
      {sums.map(([label, value]) => (
        <div key={label.id}>
          <dt>{t(label)}</dt>
          <dd className="ui-num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
