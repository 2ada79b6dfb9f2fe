import { type Message, useT } from '@jackfield/runtime';
import { brandFormMessages as messages } from './messages.ts';
import css from './help.module.css';

/** What the open step asks, and where the answer is found. */
export function HelpSide({ step }: { step: string }) {
  const t = useT();
  const { title, lines } = helps[step] ?? company;
  return (
    <section className={css.help}>
      <h2>{t(title)}</h2>
      {lines.map((line) => (
        <p key={line.id} className="ui-secondary">
          {t(line)}
        </p>
      ))}
    </section>
  );
}

interface Help {
  title: Message;
  lines: readonly Message[];
}

const company: Help = { title: messages.findTitle, lines: [messages.findText] };
const helps: Readonly<Record<string, Help>> = {
  company,
  address: { title: messages.findTitle, lines: [messages.findAddress] },
  contact: { title: messages.codeTitle, lines: [messages.codeText, messages.codeLines] },
  review: { title: messages.nextTitle, lines: [messages.nextText] },
};
