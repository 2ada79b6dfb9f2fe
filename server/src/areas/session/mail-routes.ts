import {
  confirmEmail as confirmEmailEndpoint,
  forgotPassword as forgotPasswordEndpoint,
  resendConfirmationEmail,
  resetPassword as resetPasswordEndpoint,
  updatePassword,
  updateUserPassword,
} from '@jackfield/contract/api/session';
import type { FastifyInstance } from 'fastify';
import { requireCaptcha } from './sign-in/captcha/guard.ts';
import { addRoute } from '../../platform/route.ts';
import { confirmEmail, forgotPassword, resendConfirmation } from './links/email-links.ts';
import { resetPassword } from './sign-in/reset-password.ts';
import { inConstantTime } from './sign-in/constant-time.ts';
import { updateOwnPassword, updateTeammatePassword } from './sign-in/passwords.ts';
import type { RateLimit } from './sign-in/rate-limit.ts';
import type { AuthServices } from './tokens/services.ts';

/** Confirmation, forgotten, reset, set and changed passwords. */
export function addMailRoutes(app: FastifyInstance, services: AuthServices, limit: RateLimit) {
  const take = (what: string, address: string) =>
    limit.take(what, address, services.callsPerMinute);

  addRoute(
    app,
    confirmEmailEndpoint,
    async ({ body, context }) => {
      take('confirm', context.address);
      const { requestId } = context;
      const answer = await confirmEmail(services, { ...body, requestId });
      return { ...answer, responseCode: 'SUCCESS' as const };
    },
    { repeatsErrors: true },
  );

  addRoute(app, forgotPasswordEndpoint, async ({ body, context }) => {
    take('forgot', context.address);
    await requireCaptcha(services, body.captchaToken);
    await inConstantTime(() => forgotPassword(services, body.email));
  });

  addRoute(app, resendConfirmationEmail, async ({ body, context }) => {
    take('resend', context.address);
    await requireCaptcha(services, body.captchaToken);
    await inConstantTime(() => resendConfirmation(services, body.email));
  });

  addRoute(
    app,
    resetPasswordEndpoint,
    async ({ body, context }) => {
      take('reset', context.address);
      const { requestId } = context;
      await resetPassword(services, { ...body, requestId });
    },
    { repeatsErrors: true },
  );

  addRoute(app, updatePassword, async ({ body, context }) => updateOwnPassword(context, body));
  addRoute(app, updateUserPassword, async ({ body, context }) =>
    updateTeammatePassword(context, body),
  );
}
