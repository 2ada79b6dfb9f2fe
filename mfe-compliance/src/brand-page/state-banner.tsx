import type { Brand } from '@jackfield/contract/api/brand';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { navigateTo, useFormats } from '@jackfield/runtime';
import { bannerOf } from './banner-of.ts';
import css from './brand-page.module.css';

const go = (to: string): void => {
  if (to.startsWith('/')) void navigateTo(to);
  else window.location.assign(to);
};

/** What happened, whose move it is, what it costs, and one button. */
export function StateBanner({ brand, amount }: { brand: Brand; amount: string | undefined }) {
  const { date } = useFormats();
  const { kind, title, text, action } = bannerOf(brand, { amount, date });
  return (
    <Alert
      kind={kind}
      title={title}
      action={
        action && (
          <div className={css.move}>
            <Button type="primary" onClick={() => go(action.to)}>
              {action.label}
            </Button>
            {action.note && <p className="ui-note">{action.note}</p>}
          </div>
        )
      }
    >
      {text}
    </Alert>
  );
}
