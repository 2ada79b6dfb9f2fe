import type { IvrInput } from '@jackfield/contract/api/routing';
import { formatDateTime, formatPhone } from '@jackfield/domain';
import {
  type Call,
  type FlowRoot,
  type Outcome,
  type RouteNode,
  type RoutingConfig,
  heardOf,
  simulate,
} from '@jackfield/domain/routing';
import { useRoutingThen } from '@jackfield/call-routing/planned-routing';
import { PhoneInput, phoneFault } from '@jackfield/kit/phone-input';
import { Button } from '@jackfield/kit/ui/core';
import { Field } from '@jackfield/kit/ui/form';
import { Bookmark } from '@jackfield/kit/ui/icons';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { Select } from '@jackfield/kit/ui/select';
import { useT } from '@jackfield/runtime';
import { useState } from 'react';
import { hoursOf, presetsOf, type Question } from './question.ts';
import { CallKeypad } from './call-keypad.tsx';
import { CallSteps } from './call-steps.tsx';
import { CallTakers } from './call-takers.tsx';
import { KeepScenario } from './keep-scenario.tsx';
import { MenuChoices } from './menu-choices.tsx';
import { askMessages, tryMessages } from './messages.ts';
import { scenarioMessages } from './scenario-messages.ts';
import { PhoneBar } from './phone-bar.tsx';
import { PlayBar } from './play-bar.tsx';
import css from './try-call-dialog.module.css';
import { useCallTyping } from './use-call-typing.ts';
import { usePhoneTrial } from './use-phone-trial.ts';
import { usePlayAll } from './use-play-all.ts';
import { WhenFields } from './when-fields.tsx';

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
  const [typed, setInputs] = useState(question.inputs);
  const [byId, setById] = useState<Record<string, Outcome>>(question.outcomes ?? {});
  const [isKeeping, setKeeping] = useState(false);
  const from = caller === '' || phoneFault(caller, 'phoneNumber') !== null ? null : caller;
  const asked = { number: number === '' ? root : number, from, at, outcomes: { byId } };
  const trial = usePhoneTrial(config, asked);
  const inputs = trial.progress?.inputs ?? typed;
  const call: Call = { ...asked, inputs };
  const route = simulate(config, call);
  const { steps, end } = route;
  const kept = keptAs(root, called?.id);
  const heard = heardOf(config, call);
  const [isFullTime, setFullTime] = useState(false);
  const play = usePlayAll(heard, isFullTime);
  function press(key: IvrInput): void {
    if (trial.isRunning) return trial.press(key);
    trial.end();
    play.press();
    setInputs([...inputs, key]);
  }
  function clear(): void {
    trial.end();
    setInputs([]);
  }
  useCallTyping({ toggle: play.toggle, press });
  const byPhone = trial.isRunning ? (trial.progress?.step ?? null) : null;
  const current = byPhone ?? play.part?.step ?? null;
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
          <CallKeypad inputs={inputs} onPress={press} onClear={clear} />
          <CallTakers people={people} byId={byId} onChange={setById} />
        </div>
        <section aria-labelledby="try-steps">
          <h3 id="try-steps">{t(tryMessages.steps)}</h3>
          {!trial.isRunning && (
            <PlayBar play={play} isFullTime={isFullTime} onFullTime={setFullTime} />
          )}
          <PhoneBar trial={trial} onStart={play.pause} />
          <CallSteps route={route} heard={heard} current={current} at={at} />
          {end.kind !== 'blocked' && (
            <MenuChoices config={config} call={call} inputs={inputs} onPress={press} />
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
