import { required } from '@jackfield/contract';
import { mostScenarios, type ScenarioWanted } from '@jackfield/contract/api/scenario';
import { localTimeAt, weekdayOf } from '@jackfield/domain/business-hours';
import { type Call, type RouteEnd } from '@jackfield/domain/routing';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { Field, Input, RadioGroup } from '@jackfield/kit/ui/form';
import { useConfirm } from '@jackfield/kit/ui/overlay';
import { common, useT } from '@jackfield/runtime';
import { useEffect, useRef, useState } from 'react';
import { endText, localOf } from './question.ts';
import css from './keep-scenario.module.css';
import { scenarioMessages } from './scenario-messages.ts';
import { whenText } from './scenario-text.ts';
import { keepScenario } from './use-scenarios.ts';

export interface KeepScenarioProps {
  called: ScenarioWanted['called'];
  /** The call as it was tried. */
  tried: Pick<Call, 'from' | 'at' | 'inputs'> & { outcomes: ScenarioWanted['outcomes'] };
  /** How it ended. */
  end: RouteEnd;
  zone: string;
  /** Head of the form, where keeping a call has another name. */
  title?: string;
  onDone(): void;
}

/** The two times that a tried call may be kept for: each week, and that once. */
function timesOf(zone: string, at: number) {
  const { day, time } = localOf(zone, at);
  const wall = { time, timeZone: zone };
  const { day: local } = localTimeAt(zone, at);
  return {
    weekly: { repeats: 'weekly', weekday: weekdayOf(local), ...wall },
    never: { repeats: 'never', day, ...wall },
  } as const;
}

/** Keeps a tried call under a name, with the end that it had as the expected one (annex J4). */
export function KeepScenario({ called, tried, end, zone, title, onDone }: KeepScenarioProps) {
  const t = useT();
  const times = timesOf(zone, tried.at);
  const [name, setName] = useState('');
  const [repeats, setRepeats] = useState<keyof typeof times>('weekly');
  const form = useRef<HTMLElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const wanted = name.trim();
  const kept = useConfirm(
    () => {
      const { from, inputs = [], outcomes } = tried;
      const expected = { kind: end.kind, node: end.node };
      const call = { called, from, when: times[repeats], inputs: [...inputs], outcomes, expected };
      return keepScenario({ name: wanted, ...call });
    },
    {
      check: () => ({ name: wanted === '' ? required('name')() : '' }),
      fields: ['name', 'when'],
      done: t(scenarioMessages.kept, { name: wanted }),
      onDone,
    },
  );
  const submit = () => void kept.run();
  const failure = kept.error ?? kept.faults.when;

  return (
    <section ref={form} className={css.form} aria-labelledby="keep-scenario">
      <h3 id="keep-scenario">{title ?? t(scenarioMessages.keepTitle)}</h3>
      <p className="ui-secondary">
        {t(scenarioMessages.expected, { end: endText(end) })} {t(scenarioMessages.keepText)}
      </p>
      <Field
        label={t(common.name)}
        hint={t(scenarioMessages.limit, { count: mostScenarios })}
        error={kept.faults.name}
        required
      >
        <Input
          value={name}
          most={60}
          onChange={(event) => {
            setName(event.target.value);
            kept.forgive();
          }}
          onPressEnter={submit}
        />
      </Field>
      <Field label={t(scenarioMessages.repeats)}>
        <RadioGroup<keyof typeof times>
          value={repeats}
          options={(['weekly', 'never'] as const).map((value) => ({
            value,
            label: whenText(times[value]),
          }))}
          onChange={setRepeats}
        />
      </Field>
      {failure && <Alert kind="error" title={failure} />}
      <div className={`ui-actions ${css.buttons}`}>
        <Button onClick={onDone} disabled={kept.busy}>
          {t(common.cancel)}
        </Button>
        <Button type="primary" loading={kept.busy} onClick={submit}>
          {t(scenarioMessages.save)}
        </Button>
      </div>
    </section>
  );
}
