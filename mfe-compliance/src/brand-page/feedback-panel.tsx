import { decodeRefusal, say } from '@jackfield/compliance';
import type { Brand, BrandFeedback } from '@jackfield/contract/api/brand';
import { Tag } from '@jackfield/kit/ui/core';
import { CircleAlert } from '@jackfield/kit/ui/icons';
import { Link, useT } from '@jackfield/runtime';
import { useId } from 'react';
import { type BrandLine, lineOf } from './brand-lines.ts';
import css from './brand-page.module.css';
import { feedbackTexts } from './feedback-texts.ts';
import { formAddress } from './form-address.ts';
import { brandPageMessages as messages } from './messages.ts';

/** What the registry found, point by point: what was sent, what they say, what to do. */
export function FeedbackPanel({ brand }: { brand: Brand }) {
  const t = useT();
  const id = useId();
  const { feedback } = brand;
  if (feedback.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <div className={css.found}>
        <h2 id={id}>{t(messages.found)}</h2>
        <span className="ui-secondary">{t(messages.foundCount, { count: feedback.length })}</span>
      </div>
      <ol className="ui-card ui-rows">
        {feedback.map((point) => (
          <Point key={point.id} brand={brand} point={point} />
        ))}
      </ol>
    </section>
  );
}

function Point({ brand, point }: { brand: Brand; point: BrandFeedback }) {
  const t = useT();
  const id = useId();
  const { title } = feedbackTexts[point.id];
  const decoded = decodeRefusal(point.id, point.description);
  const lines = point.fields.flatMap((field): (BrandLine & { path: string })[] => {
    const line = lineOf(brand, field);
    return line ? [{ ...line, path: field }] : [];
  });
  const [first] = lines;
  const sent = [...new Set(lines.map(({ value }) => value))];
  const rows = [
    [t(messages.theySay), point.description],
    [t(messages.itMeans), decoded ? say(decoded.means) : ''],
    [t(messages.doThis), decoded ? say(decoded.toDo) : ''],
  ].filter(([, value]) => value !== '');
  return (
    <li className={css.point} aria-labelledby={id}>
      <CircleAlert className={css.fault} size={18} strokeWidth={1.75} aria-hidden="true" />
      <div className="ui-fill">
        <div className={css.pointHead}>
          <h3 id={id}>{t(title)}</h3>
          <Tag>{point.displayName}</Tag>
          {first && (
            <Link className={css.goTo} to={formAddress(brand, first.path)}>
              {t(messages.goTo, { field: first.label })}
            </Link>
          )}
        </div>
        <dl className={`ui-facts ${css.facts}`}>
          {sent.length > 0 && (
            <div>
              <dt>{t(messages.youSent)}</dt>
              <dd className={css.sent}>
                {sent.map((value) => (
                  <span key={value}>{value}</span>
                ))}
              </dd>
            </div>
          )}
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  );
}
