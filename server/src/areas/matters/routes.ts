import { getMailChoice, setMailChoice } from '@jackfield/contract/api/mail-choice';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../../platform/context.ts';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { readMailChoice, setMailChoice as choose } from './choice.ts';

/** Each has only the own choice. */
const matterPolicy = definePolicy({
  'mailChoice.get': { who: ['admin', 'standard'] },
  'mailChoice.set': { who: ['admin', 'standard'] },
});

/** What people get by mail of what needs them. */
export function addMatterRoutes(app: FastifyInstance): void {
  addPolicy(app, matterPolicy);

  addRoute(app, getMailChoice, ({ context }) =>
    context.read((tx) => readMailChoice(tx, signedIn(context))),
  );

  addRoute(app, setMailChoice, ({ context, body }) => choose(context, body));
}
