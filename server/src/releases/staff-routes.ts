import {
  clearOverrides,
  endStaffSession,
  getStaffSession,
  setOverrides,
  startStaffSession,
} from '@jackfield/contract/api/staff';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, notFound } from '../platform/errors.ts';
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
  const { supportKey } = app.services.config;

  const ownSession = async (request: FastifyRequest): Promise<Staff> => {
    const staff = await staffOf(services, request);
    if (staff) return staff;
    const message = 'Overrides belong to a browser in which staff is signed in.';
    throw new ApiError('INVALIDTRANSITION', { message });
  };

  addRoute(app, startStaffSession, async ({ body, context, reply }) => {
    if (supportKey === undefined) throw notFound();
    const attempt = { ...body, supportKey, address: context.address };
    return staffDto(await signStaffIn(services, attempt, reply));
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
