import type { Page } from '@playwright/test';
import { call, find } from './people-api.ts';

interface Team {
  id: string;
  version: number;
  name: string;
  extension: string;
  teammateId: string[];
}

let made = 0;

/** Adds a team of these people, with a name that no other has. */
export async function addTeam(page: Page, name: string, people: string[]): Promise<Team> {
  made += 1;
  const free = { method: 'GET', path: '/api/teammate/extension' };
  const { extension } = await call<{ extension: string }>(page, free);
  const teammateId: string[] = [];
  for (const search of people) teammateId.push((await find(page, search)).id);
  const body = {
    name: `${name} ${Date.now()}${made}`,
    extension,
    inboundFlow: 'ringGroup',
    teammateId,
  };
  return call(page, { method: 'POST', path: '/api/team', body });
}

/** The team as it is stored now. */
export function readTeam(page: Page, id: string): Promise<Team> {
  return call(page, { method: 'GET', path: `/api/team/${id}` });
}

/** Replaces the members of a team by these people. */
export async function setMembers(page: Page, id: string, teammateIds: string[]): Promise<Team> {
  const members = teammateIds.map((teammateId, order) => ({ teammateId, order }));
  const { version } = await readTeam(page, id);
  const body = { members };
  return call(page, { method: 'PUT', path: `/api/team/${id}/member`, body, version });
}

/** Deletes a team. */
export async function removeTeam(page: Page, id: string): Promise<void> {
  const { version } = await readTeam(page, id);
  await call(page, { method: 'DELETE', path: `/api/team/${id}`, version });
}
