import { Check } from '@jackfield/kit/ui/icons';
import { useT } from '@jackfield/runtime';
import { Link, useLocation } from 'react-router';
import type { StepState } from './flow.ts';
import { stepsMessages as messages } from './messages.ts';
import css from './rail.module.css';
import type { StepText } from './steps-page.tsx';
import type { StepsFlow } from './use-steps.ts';

interface RailProps {
  flow: StepsFlow;
  texts: Readonly<Record<string, StepText>>;
}

/** Steps under each other; one that can be opened is a link. In a row without words where narrow. */
export function Rail({ flow, texts }: RailProps) {
  const t = useT();
  return (
    <nav aria-label={t(messages.steps)}>
      <ol className={css.steps}>
        {flow.steps.map(({ id }) => (
          <RailStep key={id} id={id} flow={flow} text={texts[id]} />
        ))}
      </ol>
    </nav>
  );
}

function RailStep({ id, flow, text }: { id: string; flow: StepsFlow; text: StepText | undefined }) {
  const t = useT();
  const { pathname, search } = useLocation();
  const state = flow.stateOf(id);
  const count = flow.faultsOf(id);
  const params = new URLSearchParams(search);
  params.set('step', id);
  params.delete('field');
  const content = (
    <>
      <Jack state={state} />
      <span className={css.words}>
        <span className={css.label}>
          {text?.label}
          {state === 'done' && <span className="ui-hidden">, {t(messages.done)}</span>}
        </span>
        {count > 0 ? (
          <span className={css.faults}>{t(messages.toFix, { count })}</span>
        ) : (
          <span className={`ui-clip ${css.note}`} title={text?.note}>
            {text?.note}
          </span>
        )}
      </span>
    </>
  );
  return (
    <li className={css.step} data-state={state}>
      {flow.isOpen(id) && state !== 'here' ? (
        <Link className={css.link} to={`${pathname}?${params}`}>
          {content}
        </Link>
      ) : (
        <span className={css.link} aria-current={state === 'here' ? 'step' : undefined}>
          {content}
        </span>
      )}
    </li>
  );
}

/** How a step stands, as a jack. */
function Jack({ state }: { state: StepState }) {
  return (
    <span className={css.jack} aria-hidden="true">
      {state === 'done' && <Check size={11} strokeWidth={3} />}
    </span>
  );
}
