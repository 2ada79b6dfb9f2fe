import type { ReactNode } from 'react';
import css from './form-aside.module.css';

interface FormAsideProps {
  /** Cards about what the form holds; below it where the window has no room beside it. */
  aside: ReactNode;
  children: ReactNode;
}

/** Sections of a form, with what comes of them beside. */
export function FormAside({ aside, children }: FormAsideProps) {
  return (
    <div className={css.frame}>
      <div className={css.form}>{children}</div>
      <div className={css.aside}>{aside}</div>
    </div>
  );
}

interface FactsCardProps {
  title: string;
  facts: readonly { readonly label: string; readonly value: ReactNode }[];
}

/** Facts under a title, for beside a form. */
export function FactsCard({ title, facts }: FactsCardProps) {
  return (
    <section className={`ui-card ${css.card}`} aria-label={title}>
      <h2>{title}</h2>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="ui-secondary">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
