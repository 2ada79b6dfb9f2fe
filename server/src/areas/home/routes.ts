import { getHomeChoice, setHomeChoice } from '@jackfield/contract/api/home';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../../platform/context.ts';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { chooseHome } from './choose.ts';
import { selectHomeChoice } from './repository.ts';

/** Home is a page of admins. */
const homePolicy = definePolicy({
  'home.get': { who: ['admin'] },
  'home.choose': { who: ['admin'] },
});

/** How admins have Home: each has only the own choice (annex J9). */
export function addHomeRoutes(app: FastifyInstance): void {
  addPolicy(app, homePolicy);

  addRoute(app, getHomeChoice, ({ context }) =>
    context.read((tx) => selectHomeChoice(tx, signedIn(context))),
  );

  addRoute(app, setHomeChoice, ({ context, body }) => chooseHome(context, body));
}
