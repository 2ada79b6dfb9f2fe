import {
  type AddressBody,
  type CallerBody,
  emergencyRequests,
} from '../src/emergency-addresses/telnyx/shapes.ts';
import * as v from 'valibot';
import { newId } from '../src/platform/ids.ts';
import { type Answered, type Asked, type Desk, list, one, refused } from './telnyx-answers.ts';

interface Made<Body> {
  readonly id: string;
  readonly body: Body;
  status: 'pending' | 'activated' | 'rejected';
}

const gone = refused(404, 'There is no such thing.');

/** Where calls for help come from, at the stand-in. Like Telnyx it makes one of each request. */
export function telnyxEmergencyDesk() {
  const helpAddresses: Made<AddressBody>[] = [];
  const helpCallers: Made<CallerBody>[] = [];

  const shownAddress = ({ id, body, status }: Made<AddressBody>) => ({
    ...body,
    street_name: body.street_name.toUpperCase(),
    id,
    status,
    sip_geolocation_id: status === 'activated' ? `geo-${id}` : null,
  });
  const shownCaller = ({ id, body, status }: Made<CallerBody>) => ({
    ...body,
    id,
    status,
    sip_from_id: status === 'activated' ? `from-${id}` : null,
  });
  function parts<Body>(made: Made<Body>[], shown: (one: Made<Body>) => object) {
    const find = ({ id }: Asked) => made.find((item) => item.id === id);
    return {
      list: ({ given }: Asked): Answered => {
        const [page, size] = [Number(given['page[number]']), Number(given['page[size]'])];
        return list(made.slice((page - 1) * size, page * size).map(shown));
      },
      make(body: Body): Answered {
        const item: Made<Body> = { id: newId(), body, status: 'pending' };
        made.push(item);
        return one(shown(item));
      },
      get(asked: Asked): Answered {
        const found = find(asked);
        return found === undefined ? gone : one(shown(found));
      },
      remove(asked: Asked): Answered {
        const found = find(asked);
        if (found === undefined) return gone;
        made.splice(made.indexOf(found), 1);
        return one(shown(found));
      },
    };
  }
  const addresses = parts(helpAddresses, shownAddress);
  const callers = parts(helpCallers, shownCaller);

  function makeCaller({ given }: Asked): Answered {
    const body = v.parse(emergencyRequests['POST /dynamic_emergency_endpoints'], given);
    const address = helpAddresses.find(({ id }) => id === body.dynamic_emergency_address_id);
    if (address?.status !== 'activated') return refused(422, 'The address is not active.');
    return callers.make(body);
  }
  function removeAddress(asked: Asked): Answered {
    const isUsed = helpCallers.some(({ body }) => body.dynamic_emergency_address_id === asked.id);
    return isUsed ? refused(422, 'Somebody calls from there.') : addresses.remove(asked);
  }

  const desk: Desk = {
    requests: emergencyRequests,
    work: {
      'GET /dynamic_emergency_addresses': addresses.list,
      'POST /dynamic_emergency_addresses': ({ given }) => {
        const body = v.parse(emergencyRequests['POST /dynamic_emergency_addresses'], given);
        return /^nowhere/i.test(body.street_name)
          ? refused(422, 'No such street.')
          : addresses.make(body);
      },
      'GET /dynamic_emergency_addresses/{id}': addresses.get,
      'DELETE /dynamic_emergency_addresses/{id}': removeAddress,
      'GET /dynamic_emergency_endpoints': callers.list,
      'POST /dynamic_emergency_endpoints': makeCaller,
      'GET /dynamic_emergency_endpoints/{id}': callers.get,
      'DELETE /dynamic_emergency_endpoints/{id}': callers.remove,
    },
  };
  return {
    desk,
    helpAddresses,
    helpCallers,
    /** What waits is active from now on; streets that begin with Refused are refused. */
    activateHelp(): void {
      for (const item of helpAddresses.filter(({ status }) => status === 'pending')) {
        item.status = /^refused/i.test(item.body.street_name) ? 'rejected' : 'activated';
      }
      for (const item of helpCallers) item.status = 'activated';
    },
  };
}
