import { type ReactNode, useId } from 'react';
import css from './form-section.module.css';

export interface FormSectionProps {
  title: string;
  /** One sentence: what the fields are for. */
  intro: ReactNode;
  children: ReactNode;
}

/** A section of a form: 248 of intro beside the fields, 984 in all, above them below 992 px. */
export function FormSection({ title, intro, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className={`ui-secondary ${css.intro}`}>{intro}</p>
      </div>
      <div className={css.body}>{children}</div>
    </section>
  );
}

/** Fields in two columns, in one below 768 px. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className={`ui-columns ${css.fields}`}>{children}</div>;
}

/** A field that takes both columns. */
export function Wide({ children }: { children: ReactNode }) {
  return <div className={css.wide}>{children}</div>;
}
