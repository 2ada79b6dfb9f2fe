import type { CallAnswer } from '@jackfield/contract';
import type { getPortLetter } from '@jackfield/contract/api/port-in';
import css from '../port-in.module.css';

/** The letter of authorization as the other carrier reads it. */
export function LetterText({ letter }: { letter: CallAnswer<typeof getPortLetter> }) {
  return (
    <article className={`ui-card ${css.paper}`} lang="en">
      <h3>{letter.title}</h3>
      {letter.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </article>
  );
}
