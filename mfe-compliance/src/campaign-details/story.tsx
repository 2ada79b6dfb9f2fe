import type { Campaign } from '@jackfield/contract/api/campaign';
import type { StoryStep } from '@jackfield/contract/api/submission';
import { brandName } from '@jackfield/domain/card-brand';
import { Check, X } from '@jackfield/kit/ui/icons';
import { common, type Message, useFormats, useT } from '@jackfield/runtime';
import { useId } from 'react';
import { CarrierChips } from './carrier-chips.tsx';
import { timelineMessages as messages } from './messages.ts';
import css from './story.module.css';
import { type Mark, timelineOf, type TimelineStep } from './timeline.ts';

/** The jack of a step: filled when done, amber for your move, blue for others', red when stopped. */
function StepJack({ mark }: { mark: Mark }) {
  const t = useT();
  return (
    <span className={css.jack} data-mark={mark}>
      {mark === 'done' && <Check size={12} strokeWidth={3} aria-hidden="true" />}
      {mark === 'stopped' && <X size={12} strokeWidth={2.5} aria-hidden="true" />}
      <span className="ui-hidden">{t(messages[mark])}: </span>
    </span>
  );
}

/** How it went with the campaign, and what is still to come. */
export function Story({ campaign, now }: { campaign: Campaign; now: number }) {
  const t = useT();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t(messages.title)}</h2>
      <ol className={css.story}>
        {timelineOf(campaign).map((step) => (
          <Step key={step.key} step={step} campaign={campaign} now={now} />
        ))}
      </ol>
    </section>
  );
}

interface StepProps {
  step: TimelineStep;
  campaign: Campaign;
  now: number;
}

const titleOf = ({ past, ahead }: TimelineStep): Message => {
  if (past !== null) return past.step === 'paid' ? common.paid : messages[past.step];
  return messages[ahead ?? 'texts'];
};

function Step({ step, campaign, now }: StepProps) {
  const t = useT();
  const { dateTime } = useFormats();
  const { mark, past, ahead, since } = step;
  const isAsked = ahead === 'review' && mark === 'waiting';
  const hasCarriers = isAsked || (past !== null && isLastWord(campaign, past));
  return (
    <li className={css.step} data-mark={mark}>
      <StepJack mark={mark} />
      <div className={css.what}>
        <p className="ui-strong">{t(titleOf(step))}</p>
        <StepNote step={step} />
        {hasCarriers && <CarrierChips carriers={campaign.carriers} />}
      </div>
      <span className={`ui-secondary ui-num ${css.when}`}>
        {past && <time dateTime={past.at}>{dateTime(past.at)}</time>}
        {past === null && <Waiting mark={mark} since={since} now={now} />}
      </span>
    </li>
  );
}

/** Whether carriers have said nothing newer than this. */
const isLastWord = ({ story }: Campaign, step: StoryStep) =>
  story.findLast((one) => one.step === 'approved' || one.step === 'rejected') === step;

function StepNote({ step: { past, ahead, mark } }: { step: TimelineStep }) {
  const t = useT();
  const { money } = useFormats();
  if (past === null) {
    const isText = ahead === 'numbers' && mark === 'yours';
    return isText && <p className="ui-secondary">{t(messages.numbersText)}</p>;
  }
  const count = past.step.startsWith('numbers') ? Number(past.note) : 0;
  const parts = [
    past.by && t(messages.by, { name: past.by }),
    past.paid &&
      t(messages.price, {
        amount: money(past.paid.amount),
        brand: brandName(past.paid.card.brand),
        last4: past.paid.card.last4Digits,
      }),
    count > 0 ? t(common.countNumbers, { count }) : past.note,
  ].filter(Boolean);
  return parts.length > 0 && <p className="ui-secondary">{parts.join(', ')}</p>;
}

const day = 24 * 60 * 60 * 1000;

function Waiting({ mark, since, now }: { mark: string; since: string | null; now: number }) {
  const t = useT();
  const count = since === null ? 0 : Math.floor((now - Date.parse(since)) / day);
  if (mark === 'yours') return t(count > 0 ? messages.yoursFor : messages.yours, { count });
  if (mark === 'waiting') return t(count > 0 ? messages.waitingFor : messages.waiting, { count });
  return null;
}
