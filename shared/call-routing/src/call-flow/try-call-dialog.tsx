import { formatDateTime, formatPhone } from '@jackfield/domain';
import {
  type Call,
  type FlowRoot,
  type Outcome,
  type Route,
  type RouteNode,
  type RoutingConfig,
  simulate,
} from '@jackfield/domain/routing';
import { useRoutingThen } from '@jackfield/call-routing/planned-routing';
import { PhoneInput, phoneFault } from '@jackfield/kit/phone-input';
import { Button } from '@jackfield/kit/ui/core';
import { Field, Switch } from '@jackfield/kit/ui/form';
import { Bookmark } from '@jackfield/kit/ui/icons';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { Select } from '@jackfield/kit/ui/select';
import { useT } from '@jackfield/runtime';
import { useState } from 'react';
import { endText, hoursOf, presetsOf, type Question, saysItself } from './question.ts';
import { CallKeypad } from './call-keypad.tsx';
import { KeepScenario } from './keep-scenario.tsx';
import { MenuChoices } from './menu-choices.tsx';
import { askMessages, tryMessages } from './messages.ts';
import { scenarioMessages } from './scenario-messages.ts';
import { StepList } from './step-list.tsx';
import css from './try-call-dialog.module.css';
import { WhenFields } from './when-fields.tsx';

/** What happens to a tried call, step by step to its end; `at` is when it came in. */
function CallSteps({ route: { steps, end }, at }: { route: Route; at: number }) {
  const after = (time: number) => (time - at) / 1000;
  const text = (
    <>
      <strong>{endText(end)}</strong> {saysItself(end) ? '' : end.reason}
    </>
  );
  return (
    <StepList
      steps={steps.map((step) => ({ text: step.reason, seconds: after(step.at) }))}
      end={{ kind: end.kind, text, seconds: after(end.at) }}
    />
  );
}

export interface TryCallDialogProps {
  /** The routing of today; what is planned until the call is put in. */
  config: RoutingConfig;
  /** It is that of the time in question instead. */
  isPast?: boolean;
  root: FlowRoot;
  /** Offers every company number of the account; `root` is the one that is tried at first. */
  isAnyNumber?: boolean;
  zone: string;
  /** The call that is tried at first: from nobody, with everybody answering, unless given. */
  question: Question & {
    number?: string;
    from?: string | null;
    outcomes?: Record<string, Outcome>;
  };
  /** Milliseconds. */
  now: number;
  /** Leaves out keeping the call, where it is a scenario already. */
  isKept?: boolean;
  onClose(): void;
}

/** "Try a call": who calls which number when, what they press, who takes it, and what happens. */
export function TryCallDialog(props: TryCallDialogProps) {
  const { question, now, isAnyNumber = false, isKept = false, isPast = false, onClose } = props;
  const t = useT();
  const then = useRoutingThen(props.config);
  const [at, setAt] = useState(question.at);
  const config = then.at(at);
  const numbers = config.numbers.filter(({ ownerType, ownerId }) =>
    isAnyNumber ? ownerType === 'company' : ownerId === props.root.id,
  );
  const [number, setNumber] = useState(
    () =>
      question.number ??
      (numbers.find(({ ownerId }) => ownerId === props.root.id) ?? numbers[0])?.number ??
      '',
  );
  const called = numbers.find((one) => one.number === number);
  const root: FlowRoot =
    isAnyNumber && called ? { kind: 'company', id: called.ownerId } : props.root;
  const zone = isAnyNumber ? (hoursOf(config, root)?.timeZone ?? props.zone) : props.zone;
  const [caller, setCaller] = useState(question.from ?? '');
  const [inputs, setInputs] = useState(question.inputs);
  const [byId, setById] = useState<Record<string, Outcome>>(question.outcomes ?? {});
  const [isKeeping, setKeeping] = useState(false);
  const from = caller === '' || phoneFault(caller, 'phoneNumber') !== null ? null : caller;
  const call: Call = {
    number: number === '' ? root : number,
    from,
    at,
    inputs,
    outcomes: { byId },
  };
  const route = simulate(config, call);
  const { steps, end } = route;
  const kept = keptAs(root, called?.id);
  const people = takersOf([...steps.map(({ node }) => node), end.node]);

  return (
    <Dialog open width={920} title={t(tryMessages.title)} cancelText={null} onClose={onClose}>
      <div className={`ui-columns ${css.body}`}>
        <div className={css.call}>
          {numbers.length > 0 && (
            <Field label={t(tryMessages.number)}>
              <Select
                value={number}
                options={numbers.map((one) => ({
                  value: one.number,
                  label: isAnyNumber
                    ? t(tryMessages.named, { name: one.label, number: formatPhone(one.number) })
                    : formatPhone(one.number),
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
            <div className="ui-actions">
              <WhenFields
                zone={zone}
                at={at}
                presets={presetsOf(config, root, now)}
                onChange={setAt}
              />
            </div>
            {isPast ? (
              <p className="ui-note">
                {t(tryMessages.byThen, { when: formatDateTime(new Date(question.at), zone) })}
              </p>
            ) : (
              at < now - minute && <p className="ui-note">{t(askMessages.byToday)}</p>
            )}
          </div>
          <CallKeypad inputs={inputs} onChange={setInputs} />
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
        <section aria-labelledby="try-steps">
          <h3 id="try-steps">{t(tryMessages.steps)}</h3>
          <CallSteps route={route} at={at} />
          {end.kind !== 'blocked' && (
            <MenuChoices
              config={config}
              call={call}
              inputs={inputs}
              onPress={(key) => setInputs([...inputs, key])}
            />
          )}
          {!isKept && !isKeeping && (
            <Button
              icon={<Bookmark size={16} strokeWidth={1.75} />}
              onClick={() => setKeeping(true)}
            >
              {t(scenarioMessages.keep)}
            </Button>
          )}
          {isKeeping && kept && (
            <KeepScenario
              called={kept}
              tried={{ from, at, inputs, outcomes: silentOf(byId, people) }}
              end={end}
              zone={zone}
              onDone={() => setKeeping(false)}
            />
          )}
        </section>
      </div>
    </Dialog>
  );
}

const minute = 60_000;

/** What a kept call is one to; without a number a person has none. */
function keptAs({ kind, id }: FlowRoot, numberId: string | undefined) {
  if (numberId !== undefined) return { kind: 'number', id: numberId } as const;
  return kind === 'teammate' ? null : { kind, id };
}

/** Users and teams that the call comes to, each once. */
function takersOf(nodes: readonly RouteNode[]): RouteNode[] {
  const takers = nodes.filter(({ kind }) => kind === 'teammate' || kind === 'team');
  return [...new Map(takers.map((node) => [node.id, node])).values()];
}

/** Who does not take the call, of those that it comes to. */
const silentOf = (byId: Record<string, Outcome>, people: readonly RouteNode[]) =>
  Object.fromEntries(
    people.flatMap(({ id }) => (byId[id] === 'silent' ? [[id, 'silent' as const]] : [])),
  );
