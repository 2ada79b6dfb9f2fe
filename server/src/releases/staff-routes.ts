import {
  clearOverrides,
  endStaffSession,
  getStaffSession,
  setOverrides,
  startStaffSession,
} from '@jackfield/contract/api/staff';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, notFound } from '../platform/errors.ts';
import { sameSecret } from '../platform/operator-keys.ts';
import { addRoute } from '../platform/route.ts';
import { checkOverrides } from './overrides.ts';
import type { ReleaseServices } from './services.ts';
import {
  keepOverrides,
  type Staff,
  signStaffIn,
  signStaffOut,
  staffDto,
  staffOf,
} from './staff.ts';

/** Staff's session and the overrides of its browser. */
export function addStaffRoutes(app: FastifyInstance, services: ReleaseServices): void {
  const { config, guardKey } = app.services;

  const ownSession = async (request: FastifyRequest): Promise<Staff> => {
    const staff = await staffOf(services, request);
    if (staff) return staff;
    const message = 'Overrides belong to a browser in which staff is signed in.';
    throw new ApiError('INVALIDTRANSITION', { message });
  };

  addRoute(app, startStaffSession, async ({ body, request, reply }) => {
    const { supportKey } = config;
    if (supportKey === undefined) throw notFound();
    if (!(await guardKey(request, 'support key', sameSecret(body.key, supportKey)))) {
      throw new ApiError('INVALIDCREDENTIALS', { message: 'The support key is not valid.' });
    }
    return staffDto(await signStaffIn(services, body.name, reply));
  });

  addRoute(app, getStaffSession, async ({ request }) => staffDto(await staffOf(services, request)));

  addRoute(app, endStaffSession, ({ request, reply }) => signStaffOut(services, request, reply));

  addRoute(app, setOverrides, async ({ body, request }) => {
    const staff = await ownSession(request);
    await checkOverrides(services, body.areas);
    return staffDto(await keepOverrides(services, staff, body.areas));
  });

  addRoute(app, clearOverrides, async ({ request }) => {
    await keepOverrides(services, await ownSession(request), {});
  });
}
