import { endText } from '@jackfield/call-routing/call-flow';
import { checkGreeting } from '@jackfield/domain';
import { isLost, type Route, say } from '@jackfield/domain/routing';
import { useT } from '@jackfield/runtime';
import { Fragment } from 'react';
import type { Choice } from './choices.ts';
import css from './call-panel.module.css';
import { panelMessages } from './messages.ts';

interface CallStepsProps {
  route: Route;
  /** When the call comes in, milliseconds. */
  at: number;
  choices: readonly Choice[];
}

/** Seconds since the call came in: '0:57'. */
const clock = (milliseconds: number) => {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Equal steps in a row are one that happens several times. */
function folded({ steps }: Route) {
  const lines: { step: Route['steps'][number]; text: string; times: number }[] = [];
  for (const step of steps) {
    const last = lines.at(-1);
    const text = say(step.reason);
    if (last?.text === text && last.step.node.id === step.node.id) last.times += 1;
    else lines.push({ step, text, times: 1 });
  }
  return lines;
}

/** What happens to a tried call, with seconds; the cord is copper while the call lives. */
export function CallSteps({ route, at, choices }: CallStepsProps) {
  const t = useT();
  const { end } = route;
  const lines = folded(route);
  return (
    <ol className={css.steps} aria-label={t(panelMessages.steps)}>
      {lines.map(({ step: { node, at: when }, text, times }, index) => {
        const isMenu = node.kind === 'menu' && lines[index - 1]?.step.node.id !== node.id;
        const choice = isMenu ? choices.find(({ menu }) => menu.id === node.id) : undefined;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- steps have no id, and the list is made anew as a whole
          <Fragment key={index}>
            {choice && <Greeting choice={choice} time={clock(when - at)} />}
            <li data-lost={(index === lines.length - 1 && isLost(end.kind)) || undefined}>
              <span className={css.clock}>{clock(when - at)}</span>
              <span>
                <strong>{node.name}</strong>
                <span className="ui-secondary">
                  {times === 1 ? text : t(panelMessages.times, { text, count: times })}
                </span>
              </span>
            </li>
          </Fragment>
        );
      })}
      <li className={css.end} data-kind={isLost(end.kind) ? 'lost' : 'well'} aria-live="polite">
        <span className={css.clock}>{clock(end.at - at)}</span>
        <span>
          <strong>{endText(end)}</strong>
          <span className="ui-secondary">{say(end.reason)}</span>
        </span>
      </li>
    </ol>
  );
}

/** What a menu says about the key that is pressed; nothing where it was recorded. */
function Greeting({ choice: { menu, input }, time }: { choice: Choice; time: string }) {
  const t = useT();
  const medium = menu.media.find(({ id }) => id === menu.menuMedia.greeting);
  const { parts } = checkGreeting(medium?.text ?? '', []);
  const index = parts.findIndex((part) => 'key' in part && part.key === input);
  const before = parts[index - 1];
  if (index < 0 || before === undefined || 'key' in before) return null;
  const assigned = menu.keys.some((key) => key.input === input);
  return (
    <li>
      <span className={css.clock}>{time}</span>
      <span>
        <strong>{t(panelMessages.plays, { menu: menu.name })}</strong>
        <q className={`ui-secondary ${css.quote}`}>
          …{before.text.slice(-60).replace(/^\S*\s/, '')}
          <kbd data-assigned={assigned}>{input}</kbd>.
        </q>
      </span>
    </li>
  );
}
