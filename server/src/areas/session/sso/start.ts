import { t } from '@jackfield/texts';
import { type RequestContext, signedIn } from '../../../platform/context.ts';
import { ApiError, invalidField, notFound } from '../../../platform/errors.ts';
import { personAt } from '../second-step/step-up.ts';
import { normalEmail } from '../tokens/people.ts';
import type { SsoParts } from './parts.ts';
import { type Connection, connectionOf } from './providers.ts';
import { texts } from './texts.ts';
import { domainOf } from './told.ts';
import { beginVisit, type Errand } from './visits.ts';

/** Sends a browser on its way. Throws 503 where the provider does not answer. */
async function begin(parts: SsoParts, connection: Connection, errand: Errand) {
  try {
    return await beginVisit(parts, connection, errand);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const words = connection.mode === 'required' ? texts.silentRequired : texts.silent;
    throw new ApiError('PROVIDERUNAVAILABLE', { message: t(words) });
  }
}

/**
 * Where people of an email's domain sign in. The domain alone decides, so that nobody learns who is
 * here. Throws 400 at `email` for one that does not sign in this way, 503 where its provider does not answer.
 */
export async function startSignOn(parts: SsoParts, written: string) {
  const email = normalEmail(written);
  const connection = await parts.db.system(async (tx) => {
    const domain = await tx
      .selectFrom('sso_domain as d')
      .innerJoin('tenant as t', 't.id', 'd.tenant_id')
      .select('d.tenant_id')
      .where('d.name', '=', domainOf(email))
      .where('d.verified_at', 'is not', null)
      .where('t.status', '<>', 'cancel')
      .executeTakeFirst();
    return domain === undefined ? null : connectionOf(tx, domain.tenant_id);
  });
  if (connection === null || connection.mode === 'off')
    throw invalidField('email', t(texts.domainNotHere));
  return begin(parts, connection, { purpose: 'signIn', email });
}

/** Begins a test sign-in, which signs nobody in (SSO-01). Throws 400, 503. */
export async function startTest(parts: SsoParts, context: RequestContext) {
  const { tenantId, teammateId } = signedIn(context);
  const connection = await context.read((tx) => connectionOf(tx, tenantId));
  if (connection === null) throw invalidField('issuer', t(texts.notConnected));
  return begin(parts, connection, { purpose: 'test', teammateId });
}

/** Where who came by the provider proves there again who it is. Throws 404 for who did not, 503. */
export async function startStepUp(parts: SsoParts, context: RequestContext) {
  const actor = signedIn(context);
  const connection = await context.read((tx) => connectionOf(tx, actor.tenantId));
  const came = await parts.db.system((tx) =>
    tx
      .selectFrom('sso_session')
      .select('id')
      .where('session_id', '=', actor.sessionId)
      .executeTakeFirst(),
  );
  if (connection === null || came === undefined) throw notFound();
  const { sessionId } = actor;
  return begin(parts, connection, { purpose: 'stepUp', teammateId: personAt(actor), sessionId });
}
