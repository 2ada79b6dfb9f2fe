import {
  addDevice as addEndpoint,
  listDevices,
  listTeammateDevices,
  removeDevice as removeEndpoint,
  setDevicePassword as passwordEndpoint,
} from '@jackfield/contract/api/device';
import type { FastifyInstance } from 'fastify';
import { isImpersonated, signedIn } from '../../platform/context.ts';
import { pageAnswer, wantedPage } from '../../platform/list.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { addDevice, removeDevice, setDevicePassword } from './change-devices.ts';
import type { DeviceConfig } from './config.ts';
import { selectAllDevices } from './listing.ts';
import { devicePolicy } from './policy.ts';
import { ownerEvent, selectDevices } from './repository.ts';

const whole = wantedPage({});

/** Devices of people (API-127 to API-130), and all of the account (DEV-01). */
export function addDeviceRoutes(app: FastifyInstance, config: DeviceConfig): void {
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

  addRoute(app, listTeammateDevices, ({ context, params, query }) => {
    const actor = signedIn(context);
    const secrets = isImpersonated(actor) ? null : context.secrets;
    const owner = { tenantId: actor.tenantId, teammateId: params.id, secrets };
    const { isDeskphone } = query;
    return context.read(async (tx) => {
      await ownerEvent(tx, owner);
      const wanted = isDeskphone === undefined ? null : isDeskphone === 'true';
      const devices = await selectDevices(tx, owner, wanted);
      return pageAnswer(devices, devices.length, whole);
    });
  });

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
