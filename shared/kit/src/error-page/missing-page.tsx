import { useT } from '@jackfield/runtime';
import css from './error-page.module.css';
import { messages } from './messages.ts';
import { PageMessage } from './page-message.tsx';

export interface MissingPageProps {
  /**
   * Which of the specified texts: an unknown address (SHELL-21), a feature that is not available
   * (SHELL-31 to SHELL-34), or a page that this account does not have (SHELL-35 to SHELL-38).
   */
  text: 'unknown' | 'feature' | 'page';
}

const hints = {
  unknown: messages.unknownHint,
  feature: messages.featureHint,
  page: messages.pageHint,
};

/** The 404 page; the link leads home (SHELL-12). */
export function MissingPage({ text }: MissingPageProps) {
  const t = useT();
  return (
    <PageMessage code="404" title={t(messages[text])} hint={t(hints[text])} isPictured>
      <a className={css.primary} href="/">
        {t(messages.back)}
      </a>
    </PageMessage>
  );
}
