import { forgotPassword } from '@jackfield/contract/api/session';
import { call } from '@jackfield/runtime/core';
import { messages } from '../messages.ts';
import { EmailFormPage } from '../parts/email-form-page.tsx';

/** /auth/forgot-password (AUTH-03): the answer is the same for unknown addresses. */
export function ForgotPasswordPage() {
  return (
    <EmailFormPage
      title={messages.forgotTitle}
      intro={messages.forgotIntro}
      submit={messages.forgotSend}
      sent={messages.forgotSent}
      send={(email, captchaToken) => call(forgotPassword, { body: { email, captchaToken } })}
    />
  );
}
