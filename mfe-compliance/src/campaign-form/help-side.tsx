import { type Message, useT } from '@jackfield/runtime';
import css from './help.module.css';
import { campaignFormMessages as messages } from './messages.ts';

/** What the open step asks, and what reviewers look for there; of no brand yet, an example's. */
export function HelpSide({ step, brandName }: { step: string; brandName: string }) {
  const t = useT();
  return (
    <section className={css.help}>
      <h2>{t(messages.sideTitle)}</h2>
      {(helps[step] ?? []).map((line) => (
        <p key={line.id} className="ui-secondary">
          {t(line, { brand: brandName || t(messages.sideBrand) })}
        </p>
      ))}
    </section>
  );
}

const helps: Readonly<Record<string, readonly Message[]>> = {
  purpose: [messages.sidePurpose, messages.sideUseCase],
  messages: [messages.sideMessages, messages.sideFlow],
  keywords: [messages.sideKeywords],
  terms: [messages.sideTerms],
  review: [messages.sideReview],
};
