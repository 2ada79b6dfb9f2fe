import type { IvrOwner } from '@jackfield/contract';
import {
  endCompanyOverride,
  getCompany,
  setCompanyBusinessHour,
  setCompanyCallHandling,
  setCompanyOverride,
} from '@jackfield/contract/api/company';
import { type IvrMenu, menuCalls } from '@jackfield/contract/api/ivr';
import type { BusinessHour, IvrKey, RoutingTarget } from '@jackfield/contract/api/routing';
import {
  endTeamOverride,
  getTeam,
  setTeamMembers,
  setTeamMissedCall,
  setTeamOpenHour,
  setTeamOverride,
  setTeamSetting,
} from '@jackfield/contract/api/team';
import { getTeammate, setTeammateCallHandling } from '@jackfield/contract/api/teammate';
import { fixedHours, fixedKeys, type RoutingConfig } from '@jackfield/domain/routing';
import { ApiFailure, call } from '@jackfield/runtime';
import type { FixAct } from './use-fix.ts';

/** Takes a fix back as long as nobody changed the record since. */
type Undo = () => Promise<unknown>;
type Act<Kind extends FixAct['kind']> = Extract<FixAct, { kind: Kind }>;

async function changeKeys(config: RoutingConfig, act: Act<'removeKey' | 'setKey'>): Promise<Undo> {
  const routed = config.menus.find(({ id }) => id === act.menuId);
  const owner: IvrOwner | undefined = routed && {
    ownerType: routed.ownerType,
    ownerId: routed.ownerId,
  };
  const { list, update } = menuCalls[owner?.ownerType ?? 'company'];
  const { items } = await call(list, { params: { id: owner?.ownerId ?? '' } });
  const menu = items.find(({ id }) => id === act.menuId);
  if (menu === undefined) throw gone();
  const put = (keys: readonly IvrKey[], { version }: Pick<IvrMenu, 'version'>) => {
    const { name, menuMedia, retries, timeout, interdigitTimeout, isDefault } = menu;
    const rest = { name, menuMedia, retries, timeout, interdigitTimeout, isDefault };
    const params = { id: owner?.ownerId ?? '', ivrId: menu.id };
    return call(update, { params, body: { ...rest, keys: [...keys] } }, { version });
  };
  const stored = await put(fixedKeys(menu.keys, act), menu);
  return () => put(menu.keys, stored);
}

const gone = () => new ApiFailure({ status: 404, responseCode: 'NOTFOUND', traceId: '' });

async function changeHours(act: Act<'addDate' | 'closeGaps'>): Promise<Undo> {
  const { kind, id } = act.of;
  const params = { id };
  const put = (businessHour: BusinessHour, version: number) =>
    kind === 'company'
      ? call(setCompanyBusinessHour, { params, body: businessHour }, { version })
      : call(setTeamSetting, { params, body: { businessHour } }, { version });
  const { businessHour, version } =
    kind === 'company' ? await call(getCompany, { params }) : await call(getTeam, { params });
  const stored = await put(fixedHours(businessHour, act, crypto.randomUUID()), version);
  return () => put(businessHour, stored.version);
}

async function endOverride({ of: { kind, id } }: Act<'endOverride'>): Promise<Undo> {
  const params = { id };
  const isCompany = kind === 'company';
  const { override, version } = isCompany
    ? await call(getCompany, { params })
    : await call(getTeam, { params });
  const stored = await call(
    isCompany ? endCompanyOverride : endTeamOverride,
    { params },
    { version },
  );
  return async () => {
    if (override === null) return;
    const { until, target, note } = override;
    const body = { until, target, note };
    await call(
      isCompany ? setCompanyOverride : setTeamOverride,
      { params, body },
      { version: stored.version },
    );
  };
}

async function setTarget({ of: { kind, id }, part, target }: Act<'setTarget'>): Promise<Undo> {
  const params = { id };
  if (kind === 'company') {
    const member = part === 'openHour' ? 'callHandlingOpenHour' : 'callHandlingClosedHour';
    const company = await call(getCompany, { params });
    const put = (value: RoutingTarget, version: number) =>
      call(setCompanyCallHandling, { params, body: { [member]: value } }, { version });
    const stored = await put(target, company.version);
    return () => put(company[member], stored.version);
  }
  if (kind === 'team') {
    const isOpen = part === 'openHour';
    const team = await call(getTeam, { params });
    const put = (body: RoutingTarget, version: number) =>
      call(isOpen ? setTeamOpenHour : setTeamMissedCall, { params, body }, { version });
    const stored = await put(target, team.version);
    const { callHandlingOpenHour, missedCallHandling } = team;
    return () => put(isOpen ? callHandlingOpenHour : missedCallHandling, stored.version);
  }
  const person = await call(getTeammate, { params });
  const put = (missedCallHandling: RoutingTarget, version: number) =>
    call(setTeammateCallHandling, { params, body: { missedCallHandling } }, { version });
  const stored = await put(target, person.version);
  return () => put(person.missedCallHandling, stored.version);
}

async function removeMember({ teamId: id, personId }: Act<'removeMember'>): Promise<Undo> {
  const params = { id };
  const team = await call(getTeam, { params });
  const put = (ids: readonly string[], version: number) => {
    const members = ids.map((teammateId, order) => ({ teammateId, order }));
    return call(setTeamMembers, { params, body: { members } }, { version });
  };
  const left = team.teammateId.filter((member) => member !== personId);
  const stored = await put(left, team.version);
  return () => put(team.teammateId, stored.version);
}

/** Does a fix to the record as it is now, and answers what takes it back. Rejects with ApiFailure. */
export function doFix(config: RoutingConfig, act: FixAct): Promise<Undo> {
  switch (act.kind) {
    case 'removeKey':
    case 'setKey':
      return changeKeys(config, act);
    case 'addDate':
    case 'closeGaps':
      return changeHours(act);
    case 'endOverride':
      return endOverride(act);
    case 'setTarget':
      return setTarget(act);
    case 'removeMember':
      return removeMember(act);
  }
}
