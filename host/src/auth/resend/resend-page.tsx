import { resendConfirmationEmail } from '@jackfield/contract/api/session';
import { call } from '@jackfield/runtime/core';
import { messages } from '../messages.ts';
import { EmailFormPage } from '../parts/email-form-page.tsx';

/** /auth/resend-confirmation-email and /auth/resend-email-confirmation (AUTH-06, AUTH-07). */
export function ResendPage() {
  return (
    <EmailFormPage
      title={messages.resendTitle}
      intro={messages.resendIntro}
      submit={messages.resendSend}
      sent={messages.resendSent}
      send={(email, captchaToken) =>
        call(resendConfirmationEmail, { body: { email, captchaToken } })
      }
    />
  );
}
