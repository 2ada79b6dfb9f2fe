import type { StoryStep } from '@jackfield/contract/api/submission';
import { brandName } from '@jackfield/domain/card-brand';
import { Check, X } from '@jackfield/kit/ui/icons';
import { common, type Message, useFormats, useT } from '@jackfield/runtime';
import { type ReactNode, useId, useState } from 'react';
import { storyMessages as messages } from './messages.ts';
import css from './story.module.css';
import type { Mark, TimelineStep } from './timeline.ts';

/** What is said of a step that is not over. */
export interface AheadWords {
  readonly title: Message;
  readonly note?: Message | false;
}

interface StoryProps<Ahead extends string> {
  title: string;
  steps: readonly TimelineStep<Ahead>[];
  aheadWords(ahead: Ahead, mark: Mark): AheadWords;
  /** What others have said, below the step that it answers. */
  answers?: ReactNode;
  isAnswered?(step: TimelineStep<Ahead>): boolean;
}

/** How it went with a brand or a campaign, and what is still to come. */
export function Story<Ahead extends string>(props: StoryProps<Ahead>) {
  const { title, steps, aheadWords, answers, isAnswered } = props;
  const t = useT();
  const { dateTime } = useFormats();
  const pastNote = usePastNote();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ol className={css.story}>
        {steps.map((step) => {
          const { key, mark, past, ahead, since } = step;
          const words = ahead === null ? null : aheadWords(ahead, mark);
          const note = past ? pastNote(past) : words?.note && t(words.note);
          const name = past ? messages[past.step] : words?.title;
          return (
            <li key={key} className={css.step} data-mark={mark}>
              <Jack mark={mark} />
              <div className={css.what}>
                <p className="ui-strong">{name && t(name)}</p>
                {note && <p className="ui-secondary">{note}</p>}
                {isAnswered?.(step) && answers}
              </div>
              <span className={`ui-secondary ui-num ${css.when}`}>
                {past ? (
                  <time dateTime={past.at}>{dateTime(past.at)}</time>
                ) : (
                  <Waiting mark={mark} since={since} />
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Filled when done, amber for your move, blue for others', red when stopped. */
function Jack({ mark }: { mark: Mark }) {
  const t = useT();
  return (
    <span className={css.jack}>
      {mark === 'done' && <Check size={12} strokeWidth={3} aria-hidden="true" />}
      {mark === 'stopped' && <X size={12} strokeWidth={2.5} aria-hidden="true" />}
      <span className="ui-hidden">{t(messages[mark])}: </span>
    </span>
  );
}

/** Who did it, what it cost, and what else is known of it. */
function usePastNote(): (past: StoryStep) => string {
  const t = useT();
  const { money } = useFormats();
  const detail = ({ step, note }: StoryStep) => {
    if (note === null) return null;
    if (step.startsWith('numbers')) return t(common.countNumbers, { count: Number(note) });
    return step === 'vettingPassed' ? t(messages.score, { score: note }) : note;
  };
  return (past) => {
    const { by, paid } = past;
    const price = paid && {
      amount: money(paid.amount),
      brand: brandName(paid.card.brand),
      last4: paid.card.last4Digits,
    };
    return [by && t(messages.by, { name: by }), price && t(messages.price, price), detail(past)]
      .filter(Boolean)
      .join(', ');
  };
}

const day = 24 * 60 * 60 * 1000;

function Waiting({ mark, since }: { mark: Mark; since: string | null }) {
  const t = useT();
  const [now] = useState(() => Date.now());
  const count = since === null ? 0 : Math.floor((now - Date.parse(since)) / day);
  if (mark === 'yours') return t(count > 0 ? messages.yoursFor : messages.yours, { count });
  if (mark === 'waiting') return t(count > 0 ? messages.waitingFor : messages.waiting, { count });
  return null;
}
