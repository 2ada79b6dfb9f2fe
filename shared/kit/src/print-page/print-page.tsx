import { defineMessages, useT } from '@jackfield/runtime';
import type { ReactNode } from 'react';
import { Button } from '@jackfield/kit/ui/core';
import { Printer } from '@jackfield/kit/ui/icons';
import css from './print-page.module.css';

const printMessages = defineMessages('kit.print', {
  print: 'Print or save as PDF',
});

interface PrintPageProps {
  /** h1, which is not printed. */
  title: string;
  note?: string;
  /** False while some of the paper is not there yet. */
  isReady?: boolean;
  /** The paper. */
  children: ReactNode;
}

/** A paper on the screen, and the button that prints it without the rest of the page. */
export function PrintPage({ title, note, isReady = true, children }: PrintPageProps) {
  const t = useT();
  return (
    <div className={`ui-page ${css.page}`}>
      <header className={css.head}>
        <div className={css.line}>
          <div>
            <h1>{title}</h1>
            {note !== undefined && <p className="ui-text2">{note}</p>}
          </div>
          <Button
            type="primary"
            icon={<Printer size={16} strokeWidth={1.75} />}
            disabled={!isReady}
            onClick={() => window.print()}
          >
            {t(printMessages.print)}
          </Button>
        </div>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <section className={css.pane} aria-label={title} tabIndex={0}>
        {children}
      </section>
    </div>
  );
}
