import { paths, responseCodes } from '@jackfield/contract';
import { useT } from '@jackfield/runtime/core';
import { messages } from '../messages.ts';
import { AuthLink } from '../parts/auth-link.tsx';
import css from '../parts/form.module.css';
import { Note } from '../parts/note.tsx';
import { useConfirmation } from './use-confirmation.ts';

export interface EmailConfirmationPageProps {
  token: string | null;
  email: string | null;
}

const textOf = (code: string): string =>
  code === 'TOKENEXPIRED' || code === 'TOKENINVALID' || code === 'TOKENUSED'
    ? responseCodes[code].text
    : responseCodes.INVALIDINPUT.text;

/** /auth/email-confirmation (AUTH-02, ERR-07): confirms, or says why not and offers a new mail. */
export function EmailConfirmationPage(link: EmailConfirmationPageProps) {
  const t = useT();
  const failure = useConfirmation(link);
  return (
    <>
      <h1 className={css.heading}>{t(messages.confirmTitle)}</h1>
      {failure ? (
        <>
          <Note kind="bad">{textOf(failure.code)}</Note>
          <div className={css.form}>
            <AuthLink
              className={css.button}
              to={paths.auth.resendConfirmationEmail()}
              passed={() => ({ email: failure.email })}
            >
              {t(messages.resendLink)}
            </AuthLink>
          </div>
          <p className={`ui-secondary ${css.after}`}>
            <AuthLink to={paths.auth.login()}>{t(messages.backToSignIn)}</AuthLink>
          </p>
        </>
      ) : (
        <output className={css.intro}>{t(messages.confirming)}</output>
      )}
    </>
  );
}
