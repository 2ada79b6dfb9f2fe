import type { Brand } from '@jackfield/contract/api/brand';
import type { StoryStep } from '@jackfield/contract/api/submission';
import { formatMoney } from '@jackfield/domain';
import { Check, X } from '@jackfield/kit/ui/icons';
import { t as plain, useFormats, useT } from '@jackfield/runtime';
import { useId, useState } from 'react';
import { brandPageMessages } from './messages.ts';
import { storyMessages as messages } from './story-messages.ts';
import { type BrandStep, storyOf } from './story-of.ts';
import css from './story.module.css';

const day = 24 * 60 * 60 * 1000;

/** What happened to a brand, with its days, and what is still to come. */
export function Story({ brand }: { brand: Brand }) {
  const t = useT();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t(brandPageMessages.stands)}</h2>
      <ol className={css.story}>
        {storyOf(brand).map((step) => (
          <Step key={step.key} step={step} />
        ))}
      </ol>
    </section>
  );
}

function Step({ step }: { step: BrandStep }) {
  const { mark, past } = step;
  return (
    <li className={css.step} data-mark={mark}>
      <span className={css.jack} aria-hidden="true">
        {mark === 'done' && <Check size={11} strokeWidth={3} />}
        {mark === 'stopped' && <X size={11} strokeWidth={3} />}
      </span>
      <div className={css.what}>
        <p className="ui-strong">{past ? pastText(past) : <AheadTitle step={step} />}</p>
        {past ? <PastNote past={past} /> : <AheadNote step={step} />}
      </div>
    </li>
  );
}

function pastText({ step, note, paid }: StoryStep): string {
  switch (step) {
    case 'submitted':
      return plain(paid ? messages.paidAndSubmitted : messages.submitted);
    case 'verified':
      return plain(messages.verifiedPast);
    case 'vettingPassed':
      return note
        ? plain(messages.vettingPassed, { score: note })
        : plain(messages.vettingPassedPlain);
    case 'paid':
    case 'declined':
    case 'unverified':
    case 'suspended':
    case 'vettingRequested':
    case 'vettingFailed':
    case 'refunded':
      return plain(messages[step]);
    default:
      return '';
  }
}

function PastNote({ past: { step, at, by, note, paid } }: { past: StoryStep }) {
  const t = useT();
  const { dateTime } = useFormats();
  const date = dateTime(at);
  const hasNote = note !== null && step !== 'vettingPassed';
  return (
    <>
      <p className="ui-note">
        <time dateTime={at}>{by ? t(messages.by, { date, name: by }) : date}</time>
        {paid && <span className="ui-num"> · {formatMoney(paid.amount, 'usd')}</span>}
      </p>
      {hasNote && <p className="ui-secondary">{note}</p>}
    </>
  );
}

function AheadTitle({ step: { ahead } }: { step: BrandStep }) {
  const t = useT();
  return t(messages[ahead ?? 'verified']);
}

function AheadNote({ step: { ahead, mark, since } }: { step: BrandStep }) {
  const t = useT();
  const [now] = useState(() => Date.now());
  if (mark === 'yours') {
    const count = since === null ? 0 : Math.floor((now - Date.parse(since)) / day);
    return (
      <p className="ui-note">{count > 0 ? t(messages.yoursFor, { count }) : t(messages.yours)}</p>
    );
  }
  if (ahead === 'check') return <p className="ui-note">{t(messages.usually)}</p>;
  if (ahead === 'verified') return <p className="ui-note">{t(messages.thenCampaign)}</p>;
  return null;
}
