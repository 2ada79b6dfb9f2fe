import {
  type Endpoint,
  type Holder,
  ledTeams,
  mayDo,
  type Scope,
  type ScopeArea,
} from '@jackfield/contract';
import type { Actor } from './context.ts';
import { ApiError } from './errors.ts';
import type { PolicyRow } from './policy.ts';

/** Prefixes of calls, or whole ids, by area; what stands nowhere is closed to roles and keys (RIGHT-01). */
const prefixes: Readonly<Record<ScopeArea, string>> = {
  people: 'teammate batch importColumns teammateNumber teammateMoh voicemail emergency',
  numbers:
    'company companyIvr companyNumber companyVoicemail number phoneNumber callingName directoryListing lineType portOrder tenant.phoneNumbers',
  teams: 'team teamIvr teamMoh teamVoicemail queue call',
  routing:
    'routing scenario plannedChange holiday calendarFeed callTrial uses configFile configSetting.get',
  media: 'media tenantMoh',
  texting: 'texting',
  compliance: 'brand campaign consent phoneVerification',
  devices: 'device deskphone deskphoneOrder',
  blocking: 'outboundBlacklist inboundBlacklist',
  usage: 'callLog callReport usage',
  billing:
    'invoice quote billing paymentmethod balance international callRestriction rateDeck spendGuard topUp',
  audit: 'audit',
  directory: 'scim',
};

/** Records by area, for calls that name the kind of a record in their path. */
const entities: Readonly<Record<string, ScopeArea>> = {
  teammate: 'people',
  company: 'numbers',
  ivr: 'numbers',
  phoneNumber: 'numbers',
  portOrder: 'numbers',
  team: 'teams',
  inboundBlacklist: 'blocking',
  outboundBlacklist: 'blocking',
  device: 'devices',
  brand: 'compliance',
  campaign: 'compliance',
};

/** Throws 403 where some records are of an area that somebody may not change, whatever names them. */
export function checkMayWrite(actor: Holder, kinds: readonly { readonly entity: string }[]): void {
  if (actor.role === 'admin') return;
  for (const { entity } of kinds) {
    const area = entities[entity];
    if (area === undefined || !mayDo(actor, `${area}:write`)) throw new ApiError('FORBIDDEN');
  }
}

/** Kinds of records that somebody may read; a Team lead's own teams alone. */
export const readableEntities = (actor: Holder): readonly string[] =>
  Object.keys(entities).filter((entity) => {
    const area = entities[entity];
    return area !== undefined && mayDo(actor, `${area}:read`);
  });

const areas = new Map(
  Object.entries(prefixes).flatMap(([area, names]) =>
    names.split(' ').map((name) => [name, area as ScopeArea] as const),
  ),
);

type Params = Readonly<Record<string, string>>;

/**
 * The scope that opens a call to who is no admin; null where only admins have it. It follows from
 * the id and the row, so that no list of its own can be forgotten: `team.setOverride` is
 * `teams:write` (RIGHT-01).
 */
export function scopeOf(endpoint: Endpoint, row: PolicyRow, params: Params = {}): Scope | null {
  if (!row.who.includes('admin') || row.bearerOnly === true) return null;
  const [prefix = ''] = endpoint.id.split('.');
  const named = areas.get(endpoint.id) ?? areas.get(prefix);
  const area = row.byEntity ? entities[params['entity'] ?? ''] : named;
  if (area === undefined) return null;
  // What asks again who it is hands something over, by GET too.
  const handsOver = row.stepUp === true || row.stepUp === 'orPassword';
  const isRead =
    row.isRead === true || row.whileReadOnly === true || (endpoint.method === 'GET' && !handsOver);
  return `${area}:${isRead ? 'read' : 'write'}`;
}

/**
 * How much of the account a call is about: all of it, as for admins; the teams that somebody leads;
 * or what is somebody's own.
 */
export type Reach = 'account' | 'teams' | 'own';

/** How far somebody reaches by a call (RIGHT-02); a key reaches all of the account or nothing (KEY-01). */
export function reachOf(
  actor: Pick<Actor, 'role' | 'access' | 'scopes'>,
  { endpoint, row, params }: { endpoint: Endpoint; row: PolicyRow; params: Params },
): Reach {
  if (actor.role === 'admin') return 'account';
  const scope = scopeOf(endpoint, row, params);
  if (scope === null || !mayDo(actor, scope)) return 'own';
  const led = ledTeams(actor);
  if (led === null || !scope.startsWith('teams:')) return 'account';
  const isLed = row.byTeam === true || led.includes(params[row.byTeam ?? '']?.toLowerCase() ?? '');
  return isLed ? 'teams' : 'own';
}
