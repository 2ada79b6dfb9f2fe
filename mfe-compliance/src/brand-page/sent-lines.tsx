import type { Brand } from '@jackfield/contract/api/brand';
import { useT } from '@jackfield/runtime';
import { useId } from 'react';
import { brandFormMessages as form } from '../brand-form/messages.ts';
import { type BrandLine, brandLines } from './brand-lines.ts';
import css from './brand-page.module.css';

/** Everything that the registry was told of a brand. */
export function SentLines({ brand }: { brand: Brand }) {
  const t = useT();
  const { company, address, contact } = brandLines(brand);
  return (
    <>
      <Group title={t(form.company)} lines={company} />
      <Group title={t(form.address)} lines={address} />
      <Group title={t(form.contact)} lines={contact} />
    </>
  );
}

function Group({ title, lines }: { title: string; lines: readonly BrandLine[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl className={`ui-facts ${css.lines}`}>
        {lines.map(({ field, label, value }) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd>
              {field === 'website' ? (
                <a href={value} target="_blank" rel="noreferrer">
                  {value}
                </a>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
