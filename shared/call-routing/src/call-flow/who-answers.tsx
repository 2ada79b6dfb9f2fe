import type { IvrInput } from '@jackfield/contract/api/routing';
import {
  branchAt,
  type FlowNode,
  type FlowRoot,
  type RoutingConfig,
  say,
  simulate,
} from '@jackfield/domain/routing';
import { Select } from '@jackfield/kit/ui/select';
import { paths } from '@jackfield/contract';
import { Link, useT } from '@jackfield/runtime';
import { useEffect, useRef } from 'react';
import { type Question, endText, presetsOf, saysItself } from './question.ts';
import { MenuChoices } from './menu-choices.tsx';
import { askMessages } from './messages.ts';
import { WhenFields } from './when-fields.tsx';
import css from './who-answers.module.css';

export interface WhoAnswersProps {
  /** The routing at the time in question. */
  config: RoutingConfig;
  /** Planned changes are in it. */
  isPlanned: boolean;
  root: FlowRoot;
  zone: string;
  question: Question;
  /** Milliseconds. */
  now: number;
  /** Nodes that the call passes, the root first. */
  passed: readonly FlowNode[];
  /** Somebody has come to read the answer. */
  isAsked: boolean;
  onChange(question: Question): void;
}

/** "Who answers at": a day, a time, a key for each menu on the way, and one sentence. */
export function WhoAnswers(props: WhoAnswersProps) {
  const { config, isPlanned, root, zone, question, now, passed, isAsked, onChange } = props;
  const t = useT();
  const answer = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    answer.current?.focus({ preventScroll: true });
    answer.current?.scrollIntoView({ block: 'center' });
  }, [isAsked]);
  const { at, inputs } = question;
  const menus = passed.filter(({ kind, children }) => kind === 'menu' && children.length > 0);
  const branch = branchAt(config, { number: root, at, everyone: 'answers' }, inputs);
  const [first] = simulate(config, { number: root, from: null, at, inputs }).steps;

  return (
    <section className={css.ask} aria-labelledby="who-answers">
      <div className={`ui-actions ${css.fields}`}>
        <h3 id="who-answers" className={css.title}>
          {t(askMessages.title)}
        </h3>
        <WhenFields
          zone={zone}
          at={at}
          presets={presetsOf(config, root, now)}
          onChange={(next) => {
            onChange({ at: next, inputs });
            answer.current?.scrollIntoView({ block: 'nearest' });
          }}
        />
        {menus.map((menu, index) => (
          <label key={menu.key} className={css.key}>
            <span>{t(askMessages.presses, { menu: menu.name })}</span>
            <Select<IvrInput | ''>
              aria-label={t(askMessages.pressesIn, { menu: menu.name })}
              value={inputs[index] ?? ''}
              options={[
                { value: '', label: t(askMessages.waits) },
                ...menu.children.map(({ label }) =>
                  keyOption((label?.text ?? '') as IvrInput, t(askMessages.nothing)),
                ),
              ]}
              onChange={(key) =>
                onChange({ at, inputs: [...inputs.slice(0, index), ...(key === '' ? [] : [key])] })
              }
            />
          </label>
        ))}
      </div>
      <output
        ref={answer}
        tabIndex={-1}
        className={css.answer}
        data-lost={isLost(branch.kind) || undefined}
      >
        <span className={css.jack} aria-hidden="true" />
        <span>
          <strong>{endText(branch)}</strong> {saysItself(branch) ? '' : branch.reason}{' '}
          {first?.node.id === root.id && say(first.reason)}{' '}
          {isPlanned && t(askMessages.withPlanned)}
        </span>
      </output>
      <MenuChoices
        config={config}
        call={{ number: root, at }}
        inputs={inputs}
        onPress={(key) => {
          onChange({ at, inputs: [...inputs, key] });
          // The keys go away with the choice, and the answer is what was asked for.
          answer.current?.focus();
        }}
      />
      {at < now - minute && (
        <p className="ui-note">
          {t(askMessages.byToday)}{' '}
          {root.kind === 'company' && (
            <Link to={paths.admin.numbers.past(root.id)}>{t(askMessages.pastRouting)}</Link>
          )}
        </p>
      )}
    </section>
  );
}

const minute = 60_000;

const keyOption = (value: IvrInput, nothing: string) => ({
  value,
  label: value === 'timeout' ? nothing : value,
});

const isLost = (kind: string) => ['hangup', 'noroute', 'loop', 'blocked'].includes(kind);
