import { type IvrInput, ivrInputs } from '@jackfield/contract/api/routing';
import { formatPhone } from '@jackfield/domain';
import {
  type Call,
  type FlowRoot,
  type Outcome,
  type RouteNode,
  type RoutingConfig,
  simulate,
} from '@jackfield/domain/routing';
import { PhoneInput, phoneFault } from '@jackfield/kit/phone-input';
import { Button } from '@jackfield/kit/ui/core';
import { Field, Switch } from '@jackfield/kit/ui/form';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { Select } from '@jackfield/kit/ui/select';
import { useT } from '@jackfield/runtime';
import { useState } from 'react';
import { type Asked, endText, presetsOf } from './asked.ts';
import { askMessages, tryMessages } from './messages.ts';
import css from './try-call-dialog.module.css';
import { WhenFields } from './when-fields.tsx';

export interface TryCallDialogProps {
  config: RoutingConfig;
  root: FlowRoot;
  zone: string;
  asked: Asked;
  /** Milliseconds. */
  now: number;
  onClose(): void;
}

/** "Try a call": who calls which number when, what they press, who takes it, and what happens. */
export function TryCallDialog(props: TryCallDialogProps) {
  const { config, root, zone, asked, now, onClose } = props;
  const t = useT();
  const numbers = config.numbers.filter(({ ownerId }) => ownerId === root.id);
  const [number, setNumber] = useState(numbers[0]?.number ?? '');
  const [caller, setCaller] = useState('');
  const [at, setAt] = useState(asked.at);
  const [inputs, setInputs] = useState<readonly IvrInput[]>(asked.inputs);
  const [byId, setById] = useState<Readonly<Record<string, Outcome>>>({});
  const call: Call = {
    number: number === '' ? root : number,
    from: caller === '' || phoneFault(caller, '') !== null ? null : caller,
    at,
    inputs,
    outcomes: { byId },
  };
  const { steps, end } = simulate(config, call);
  const people = takersOf([...steps.map(({ node }) => node), end.node]);

  return (
    <Dialog open width={920} title={t(tryMessages.title)} cancelText={null} onClose={onClose}>
      <div className={css.body}>
        <div className={css.call}>
          {numbers.length > 0 && (
            <Field label={t(tryMessages.number)}>
              <Select
                value={number}
                options={numbers.map((one) => ({
                  value: one.number,
                  label: formatPhone(one.number),
                }))}
                onChange={setNumber}
              />
            </Field>
          )}
          <Field label={t(tryMessages.caller)} hint={t(tryMessages.callerHint)}>
            <PhoneInput value={caller} onChange={setCaller} />
          </Field>
          <div>
            <p className={css.label}>{t(tryMessages.when)}</p>
            <div className={css.when}>
              <WhenFields
                zone={zone}
                at={at}
                presets={presetsOf(config, root, now)}
                onChange={setAt}
              />
            </div>
          </div>
          <div>
            <p className={css.label}>{t(tryMessages.keypad)}</p>
            <output className={css.pressed}>
              {inputs.length === 0
                ? t(tryMessages.none)
                : inputs.map((key) => keyText(key, t(askMessages.nothing))).join(' ')}
              {inputs.length > 0 && (
                <Button type="link" size="small" onClick={() => setInputs([])}>
                  {t(tryMessages.clear)}
                </Button>
              )}
            </output>
            <fieldset className={css.keypad} aria-label={t(tryMessages.keypad)}>
              {ivrInputs.map((key) => (
                <Button key={key} onClick={() => setInputs([...inputs, key])}>
                  {keyText(key, t(askMessages.nothing))}
                </Button>
              ))}
            </fieldset>
          </div>
          {people.length > 0 && (
            <fieldset className={css.takers}>
              <legend className={css.label}>{t(tryMessages.outcomes)}</legend>
              {people.map(({ id, name }) => (
                <label key={id}>
                  <Switch
                    checked={byId[id] !== 'silent'}
                    aria-label={t(tryMessages.outcomeOf, { name })}
                    onChange={(answers) =>
                      setById({ ...byId, [id]: answers ? 'answers' : 'silent' })
                    }
                  />
                  <span>{t(tryMessages.outcomeOf, { name })}</span>
                </label>
              ))}
            </fieldset>
          )}
        </div>
        <section className={css.steps} aria-labelledby="try-steps">
          <h3 id="try-steps">{t(tryMessages.steps)}</h3>
          <ol>
            {steps.map((step, index) => (
              // Steps have no id, and the list is made anew as a whole.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>
                {step.reason} <Delay from={at} at={step.at} />
              </li>
            ))}
            <li className={css.end} data-kind={end.kind} aria-live="polite">
              <strong>{endText(end)}</strong> {end.reason} <Delay from={at} at={end.at} />
            </li>
          </ol>
        </section>
      </div>
    </Dialog>
  );
}

const keyText = (key: IvrInput, nothing: string) => (key === 'timeout' ? nothing : key);

function Delay({ from, at }: { from: number; at: number }) {
  const t = useT();
  if (at === from) return null;
  return <span className={css.delay}>{t(tryMessages.after, { seconds: (at - from) / 1000 })}</span>;
}

/** Users and teams that the call comes to, each once. */
function takersOf(nodes: readonly RouteNode[]): RouteNode[] {
  const takers = nodes.filter(({ kind }) => kind === 'teammate' || kind === 'team');
  return [...new Map(takers.map((node) => [node.id, node])).values()];
}
