import * as api from '@jackfield/contract/api/second-step';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '../../platform/context.ts';
import { addRoute } from '../../platform/route.ts';
import { pendingLife } from './second-step/pending.ts';
import { deviceName } from './tokens/device-name.ts';
import {
  askPasskey,
  askPendingPasskey,
  beginPendingApp,
  beginPendingPasskey,
  passStep,
  readPending,
  setUpPending,
  signInWithPasskey,
  type StepRequest,
} from './sign-in/pass-step.ts';
import { showPassword } from './sign-in/passwords.ts';
import type { RateLimit } from './sign-in/rate-limit.ts';
import type { Entered } from './sign-in/sign-in.ts';
import {
  clearStepCookie,
  readCookie,
  setDeviceCookie,
  setStepCookie,
  stepCookie,
} from './tokens/cookies.ts';
import { clientOf } from './tokens/request-info.ts';
import type { AuthServices } from './tokens/services.ts';

interface Received {
  readonly context: RequestContext;
  readonly request: FastifyRequest;
}

/** The second step of signing in, and signing in with a passkey (annex J8). */
export function addStepRoutes(app: FastifyInstance, services: AuthServices, limit: RateLimit) {
  const from = ({ context, request }: Received): StepRequest => {
    limit.take('second-step', context.address, 3 * services.callsPerMinute);
    const cookie = readCookie(request, stepCookie);
    return { cookie, client: clientOf(context, request), requestId: context.requestId };
  };
  const entered = (reply: FastifyReply, { answer, deviceCookie }: Entered) => {
    clearStepCookie(reply);
    if (deviceCookie !== null) setDeviceCookie(reply, deviceCookie);
    return answer;
  };

  addRoute(app, api.getPendingStep, (call) => readPending(services, from(call)));
  addRoute(app, api.passSecondStep, async (call) =>
    entered(call.reply, await passStep(services, call.body, from(call))),
  );
  addRoute(app, api.askPendingPasskey, (call) => askPendingPasskey(services, from(call)));
  addRoute(app, api.beginPendingApp, (call) => beginPendingApp(services, from(call)));
  addRoute(app, api.beginPendingPasskey, (call) => beginPendingPasskey(services, from(call)));
  addRoute(app, api.setUpPending, async (call) => {
    const { client, ...step } = from(call);
    const passkeyName = deviceName(client.userAgent);
    const done = await setUpPending(services, call.body, { ...step, client, passkeyName });
    return { codes: done.codes, tokens: entered(call.reply, done) };
  });

  addRoute(app, api.stepUpWithPassword, ({ context, body }) =>
    showPassword(context, body.password),
  );

  addRoute(app, api.askPasskey, async (call) => {
    from(call);
    const { step, options } = await askPasskey(services);
    setStepCookie(call.reply, step, pendingLife);
    return options;
  });
  addRoute(app, api.signInWithPasskey, async (call) =>
    entered(call.reply, await signInWithPasskey(services, call.body, from(call))),
  );
}
