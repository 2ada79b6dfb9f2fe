import * as v from 'valibot';
import { defineEndpoint, idSchema, instantSchema, serviceAddressSchema } from '@jackfield/contract';

/** A call for help, as it went out. */
export const emergencyCallSchema = v.object({
  id: idSchema,
  teammateId: idSchema,
  teammateName: v.string(),
  extension: v.string(),
  /** As it was dialled. */
  number: v.string(),
  /** It tried what help would be told, and called nobody. */
  isTest: v.boolean(),
  /** The number that help calls back; empty where the call showed none. */
  from: v.string(),
  /** Where help was sent to; null where that was not known. */
  address: v.nullable(serviceAddressSchema),
  startedAt: instantSchema,
});
export type EmergencyCall = v.InferOutput<typeof emergencyCallSchema>;

/** Calls for help of the last 24 hours that nobody has marked as seen; hub events of the type `emergency` say when to ask again. */
export const listEmergencyCalls = defineEndpoint('GET /api/call/emergency', {
  id: 'call.emergencies',
  summary: 'Unseen calls for help of the last 24 hours, the newest first and at most 10.',
  source: ['docs/exchange.md'],
  answer: v.object({ items: v.array(emergencyCallSchema) }),
});

export const seeEmergencyCall = defineEndpoint('PUT /api/call/emergency/{id}/seen', {
  id: 'call.seeEmergency',
  summary:
    'Says for all admins that a call for help was seen; 404 for one that is not the account’s.',
  source: ['NOTE-01'],
});
