import { type ReactNode, useId } from 'react';
import css from './section.module.css';

/** One section of a form: what it is for at the left, its fields at the right (ui.md 4, 6). */
export function Section({
  title,
  text,
  children,
}: {
  title: string;
  text: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.intro}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        <p className={css.text}>{text}</p>
      </div>
      <div className={css.body}>{children}</div>
    </section>
  );
}

/** Fields of a section: two columns, one below 768 px; `wide` children take both. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className={css.fields}>{children}</div>;
}

export function Wide({ children }: { children: ReactNode }) {
  return <div className={css.wide}>{children}</div>;
}
