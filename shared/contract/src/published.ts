import type { Endpoint } from './endpoint.ts';

/** Actions of the public API by what they are about; `team` and `list` make `team.list`. */
const actions: Readonly<Record<string, string>> = {
  teammate: 'list get create update offboard usedBy setCallHandling resendInvitation',
  teammateNumber: 'list add update',
  team: 'list get create update delete replace setMembers setOpenHour setMissedCall setSetting setOverride endOverride',
  queue: 'list sign',
  call: 'list emergencies',
  company:
    'list get create update delete hold setBusinessHour setCallHandling setOverride endOverride',
  companyNumber: 'list add update delete',
  companyIvr: 'list actions create update delete',
  teamIvr: 'list actions create update delete',
  tenant: 'phoneNumbers',
  phoneNumber: 'get hold registration texting',
  number: 'search reserve release',
  callingName: 'list',
  directoryListing: 'list',
  lineType: 'get',
  routing: 'config past findings simulate compare fix',
  uses: 'list',
  holiday: 'list',
  configFile: 'export plan listPlans getPlan apply undo drift listKept',
  plannedChange: 'list create update cancel replan undo',
  scenario: 'list create update delete',
  inboundBlacklist: 'list add import update delete deleteMany',
  outboundBlacklist: 'list add import update delete deleteMany',
  texting: 'list',
  brand: 'list get',
  campaign: 'list get',
  consent: 'list add',
  device: 'list',
  deskphone: 'list',
  deskphoneOrder: 'list',
  usage: 'list totals counts way',
  callLog: 'list get figures',
  invoice: 'list get',
  balance: 'list',
  spendGuard: 'spending',
  audit: 'activity record listEvents',
};

/**
 * Ids of the calls that programs make with a key under `/v1` (KEY-02). Their shapes are promised
 * (`docs/api/v1.json`): what stands here once stays.
 */
export const published: readonly string[] = Object.entries(actions).flatMap(([about, names]) =>
  names.split(' ').map((name) => `${about}.${name}`),
);

const ids: ReadonlySet<string> = new Set(published);

/** Where programs reach a call, such as `/v1/teammate/{id}`; null where it is not published (KEY-02). */
export function publicPath({ id, path }: Pick<Endpoint, 'id' | 'path'>): string | null {
  return ids.has(id) ? path.replace(/^\/api\//, '/v1/') : null;
}
