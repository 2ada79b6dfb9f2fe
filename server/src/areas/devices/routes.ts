import {
  addDevice as addEndpoint,
  listDevices,
  listTeammateDevices,
  removeDevice as removeEndpoint,
  revealDevicePassword,
  setDevicePassword as passwordEndpoint,
} from '@jackfield/contract/api/device';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../../platform/context.ts';
import { pageAnswer, wantedPage } from '../../platform/list.ts';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { addDevice, removeDevice, setDevicePassword } from './change-devices.ts';
import type { DeviceConfig } from './config.ts';
import { selectAllDevices } from './listing.ts';
import { sipServer } from './sip-server.ts';
import { revealPassword, seeDevices } from './see-devices.ts';

/**
 * Everybody reads and secures the own devices; admins add and remove them. Who acts as somebody else
 * reads the devices without their passwords.
 */
const owned = { who: ['admin', 'standard'], self: 'id' } as const;
const secret = { impersonation: false, stepUp: 'orPassword' } as const;
const devicePolicy = definePolicy({
  'device.list': { who: ['admin'] },
  'device.ofTeammate': { ...owned, stepUp: 'byContent' },
  'device.add': { who: ['admin'], ...secret },
  'device.setPassword': { ...owned, ...secret },
  'device.reveal': { ...owned, whileSuspended: true, ...secret },
  'device.remove': { who: ['admin'], impersonation: false },
});

const whole = wantedPage({});

/** Devices of people (API-127 to API-130), and all of the account (DEV-01). */
export function addDeviceRoutes(
  app: FastifyInstance,
  { devices: config }: { readonly devices: DeviceConfig },
): void {
  addPolicy(app, devicePolicy);

  addRoute(app, listDevices, async ({ context, query }) => {
    const { tenantId } = signedIn(context);
    const page = wantedPage(query);
    const { sortBy = 'name', direction = 'asc', search, type } = query;
    const { rows, total, counts } = await context.read((tx) =>
      selectAllDevices(tx, { tenantId, page, sortBy, direction, search, type }),
    );
    return { ...pageAnswer(rows, total, page), counts };
  });

  addRoute(app, listTeammateDevices, async ({ context, params, query }) => {
    const { isDeskphone, withPassword } = query;
    const devices = await seeDevices(context, {
      teammateId: params.id,
      isDeskphone: isDeskphone === undefined ? null : isDeskphone === 'true',
      // An entry needs room, which a full disk has not.
      withPassword: withPassword !== 'false' && !app.services.isDiskFull(),
    });
    const server = await context.read((tx) => sipServer(tx, context.clock.now()));
    return { ...pageAnswer(devices, devices.length, whole), server };
  });

  addRoute(app, revealDevicePassword, async ({ context, params }) => ({
    password: await revealPassword(context, { teammateId: params.id, id: params.deviceId }),
  }));

  addRoute(app, addEndpoint, ({ context, params, body }) =>
    addDevice(context, config, params.id, body),
  );

  addRoute(app, passwordEndpoint, ({ context, params, body }) =>
    setDevicePassword(context, { teammateId: params.id, id: params.deviceId }, body.password),
  );

  addRoute(app, removeEndpoint, ({ context, params }) =>
    removeDevice(context, { teammateId: params.id, id: params.deviceId }),
  );
}
