import { paths } from '@jackfield/contract';
import { session, useT, withTexts } from '@jackfield/runtime/core';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { EmailConfirmationPage } from './email-confirmation/email-confirmation-page.tsx';
import { ForgotPasswordPage } from './forgot-password/forgot-password-page.tsx';
import { type EntryLink, noLink } from './links/entry-link.ts';
import { isSignOnReturn } from './links/sign-on-return.ts';
import { LinkSignInPage } from './login/link-sign-in-page.tsx';
import { LoginPage } from './login/login-page.tsx';
import { MovedPage } from './login/moved-page.tsx';
import { messages } from './messages.ts';
import { enterPortal, goTo, usePath } from './navigation.ts';
import { AuthLayout } from './parts/auth-layout.tsx';
import { ResendPage } from './resend/resend-page.tsx';
import { ResetPasswordPage } from './reset-password/reset-password-page.tsx';
import { SetPasswordPage } from './set-password/set-password-page.tsx';

/** Most people never see it, so that it comes when it is asked for. */
const SecondStepPage = lazy(() =>
  withTexts(
    import(/* webpackChunkName: "second-step" */ './second-step/second-step-page.tsx'),
  ).then((file) => ({ default: file.SecondStepPage })),
);

export interface AuthAppProps {
  /** Secrets of the address, taken off it before anything was asked for. */
  link: EntryLink;
  onTyping: () => void;
}

/** Pages that a signed-in person has no use for (OP-21). */
const forSignedOut: readonly string[] = ['/auth', paths.auth.login(), paths.auth.forgotPassword()];

function useLeaveWhenSignedIn(path: string, isKept: boolean): void {
  useEffect(() => {
    if (isKept || !forSignedOut.includes(path)) return;
    void session.peekSession().then(
      ({ auth }) => {
        if (auth && !session.isOpen()) enterPortal('/');
      },
      () => undefined,
    );
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once, when the page is opened
  }, []);
}

/** The sign-in pages by path. */
export function AuthApp({ link, onTyping }: AuthAppProps) {
  const t = useT();
  const [isMoved, setMoved] = useState(false);
  const onMoved = useCallback(() => setMoved(true), []);
  const path = usePath().toLowerCase().replace(/\/$/, '');
  const [firstPath] = useState(path);
  const { token, email, teammateId, accessToken } = path === firstPath ? link : noLink;
  const isByLink = token !== null && email !== null;
  // What the provider answered is told, also to who is signed in.
  const [isBack] = useState(isSignOnReturn);
  useLeaveWhenSignedIn(path, isByLink || isBack);

  const pageAt = (): ReactNode => {
    switch (path) {
      case paths.auth.emailConfirmation():
        return <EmailConfirmationPage token={token} email={email} />;
      case paths.auth.forgotPassword():
        return <ForgotPasswordPage />;
      case paths.auth.resendConfirmationEmail():
      case paths.auth.resendEmailConfirmation():
        return <ResendPage />;
      case paths.auth.resetPassword():
        return <ResetPasswordPage token={token} email={email} />;
      case paths.auth.secondStep():
        return (
          <Suspense>
            <SecondStepPage onMoved={onMoved} />
          </Suspense>
        );
      case paths.auth.setPassword():
        return <SetPasswordPage onMoved={onMoved} />;
      case paths.auth.impersonate(): {
        const id = teammateId ?? '';
        const signIn = () => session.impersonate(id, { accessToken: accessToken ?? '' });
        const name = t(messages.continueTeammate);
        return <LinkSignInPage signIn={signIn} name={name} onMoved={onMoved} />;
      }
      default: {
        if (!isByLink) return <LoginPage onTyping={onTyping} onMoved={onMoved} />;
        const signIn = () => session.signInWithLink(email, token);
        return <LinkSignInPage signIn={signIn} name={email} onMoved={onMoved} />;
      }
    }
  };

  useEffect(() => {
    if (path === '/auth') goTo(paths.auth.login(), {}, { replace: true });
  }, [path]);

  return <AuthLayout>{isMoved ? <MovedPage /> : pageAt()}</AuthLayout>;
}
