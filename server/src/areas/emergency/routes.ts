import {
  checkEmergencyAddress,
  exportEmergencyPeople,
  listEmergencyPeople,
  listOffices,
  logEmergencyCalls,
} from '@jackfield/contract/api/emergency';
import { listEmergencyCalls, seeEmergencyCall } from '@jackfield/contract/api/emergency-call';
import { draftOfService } from '@jackfield/domain/address-rules';
import type { FastifyInstance } from 'fastify';
import type { AddressCheck } from '../../emergency-addresses/address-check.ts';
import { signedIn } from '../../platform/context.ts';
import { pageAnswer, wantedPage } from '../../platform/list.ts';
import { accountZone } from '../../platform/own-account.ts';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { refuseAddress } from '../address/refuse-address.ts';
import { countPeople, selectPeople } from './board.ts';
import { logOfCalls, recentCalls, seeCall } from './calls.ts';
import { keepChecks } from './checks.ts';
import { exportBoard } from './export.ts';
import { selectOffices } from './offices.ts';

/** Help is called by 911 in the USA and Canada alone. */
const countries = ['USA', 'CAN'] as const;
const emergencyPolicy = definePolicy({
  'call.emergencies': { who: ['admin'] },
  'call.seeEmergency': { who: ['admin'], impersonation: false },
  'emergency.people': { who: ['admin'], countries },
  'emergency.export': { who: ['admin'], countries },
  'emergency.offices': { who: ['admin'], countries },
  'emergency.check': { who: ['admin'], countries },
  'emergency.calls': { who: ['admin'], countries },
});

interface EmergencyParts {
  readonly addressCheck: AddressCheck;
}

/** Whom 911 would find, and who called it. */
export function addEmergencyRoutes(app: FastifyInstance, { addressCheck }: EmergencyParts): void {
  addPolicy(app, emergencyPolicy);

  addRoute(app, listEmergencyPeople, async ({ context, query }) => {
    const { tenantId } = signedIn(context);
    const page = wantedPage(query, { isPaged: true });
    const scope = { tenantId, show: query.show, search: query.search };
    return context.read(async (tx) => {
      const people = await selectPeople(tx, scope, page);
      const { counts, total } = await countPeople(tx, scope);
      return { ...pageAnswer(people, total, page), counts };
    });
  });

  addRoute(app, exportEmergencyPeople, async ({ context, query }) => {
    const { tenantId } = signedIn(context);
    return exportBoard(context, { tenantId, show: query.show }, await accountZone(context));
  });

  addRoute(app, listOffices, ({ context }) =>
    context.read(async (tx) => ({ items: await selectOffices(tx, signedIn(context).tenantId) })),
  );

  addRoute(app, checkEmergencyAddress, async ({ context, body, request }) => {
    const { tenantId, country } = signedIn(context);
    const { address } = body;
    refuseAddress(draftOfService(address, country), 'service', 'address');
    const checked = await addressCheck.check(address).catch((error: unknown) => {
      request.log.warn({ reason: String(error) }, 'the address service did not answer');
      return null;
    });
    if (checked === null) return { verdict: null, proposal: null };
    await context.db.tenant(tenantId, (tx) =>
      keepChecks(tx, tenantId, [{ address, checked }], context.clock.now()),
    );
    return checked;
  });

  addRoute(app, logEmergencyCalls, async ({ context, query }) => {
    const { tenantId } = signedIn(context);
    const page = wantedPage(query, { isPaged: true });
    const { items, total } = await context.read((tx) =>
      logOfCalls(tx, { tenantId, isTest: query.isTest === 'true' }, page),
    );
    return pageAnswer(items, total, page);
  });

  addRoute(app, listEmergencyCalls, ({ context }) =>
    context.read(async (tx) => ({
      items: await recentCalls(tx, signedIn(context).tenantId, context.clock.now()),
    })),
  );

  addRoute(app, seeEmergencyCall, ({ context, params }) =>
    seeCall(context, params.id.toLowerCase()),
  );
}
