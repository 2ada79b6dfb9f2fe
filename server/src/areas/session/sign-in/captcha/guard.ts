import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { ApiError } from '../../../../platform/errors.ts';
import { checkSolution } from './challenge.ts';

interface CaptchaPort {
  readonly db: Database;
  readonly clock: Clock;
  readonly captchaSecret: string;
}

const refused = () =>
  new ApiError('INVALIDINPUT', { errors: [{ code: 'CAPTCHAREQUIRED', field: 'captchaToken' }] });

/**
 * Asks for a solved challenge (OP-41); each solution works once, on all processes. Nothing is
 * asked for where no secret is configured.
 */
export async function requireCaptcha(port: CaptchaPort, token: string | undefined): Promise<void> {
  if (port.captchaSecret === '') return;
  const now = port.clock.now();
  const solved = token ? await checkSolution(port.captchaSecret, token, now) : null;
  if (solved === null) throw refused();
  const marked = await port.db.system((tx) =>
    tx
      .insertInto('captcha_used')
      .values({ signature: solved.signature, expires_at: solved.expiresAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning('signature')
      .executeTakeFirst(),
  );
  if (!marked) throw refused();
}
