// @vitest-environment jsdom
import {
  getTeam,
  setTeamMissedCall,
  setTeamOpenHour,
  type Team,
} from '@jackfield/contract/api/team';
import { ApiFailure, fieldMessages } from '@jackfield/runtime';
import { FakeApi, Refusal, signInAs, signOutOfTest } from '@jackfield/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { saveRouting } from './save-routing.ts';

const team = (version: number) => ({ id: 'team', version }) as Team;
const open = { actionType: 'number', actionValue: '+12515550199' } as const;
const missed = { actionType: 'voicemail', actionValue: null } as const;
let api: FakeApi;

beforeEach(() => {
  signInAs();
  api = new FakeApi()
    .on(setTeamOpenHour, () => team(8))
    .on(setTeamMissedCall, () => team(9))
    .on(getTeam, () => team(7));
});
afterEach(() => {
  signOutOfTest();
  api.uninstall();
});

it('[API-142] [API-143] stores both targets, the second on the version of the first', async () => {
  const change = { missedCallHandling: missed, callHandlingOpenHour: open };
  expect((await saveRouting('team', change, 7)).version).toBe(9);
  const [first] = api.calls(setTeamOpenHour);
  const [second] = api.calls(setTeamMissedCall);
  expect([first?.headers.get('if-match'), first?.body]).toEqual(['"7"', open]);
  expect([second?.headers.get('if-match'), second?.body]).toEqual(['"8"', missed]);
});

it('[API-142] sends nothing that did not change', async () => {
  await saveRouting('team', { missedCallHandling: missed }, 7);
  expect(api.calls(setTeamOpenHour)).toEqual([]);
  expect((await saveRouting('team', {}, 7)).version).toBe(7);
});

it('[TEAM-03] a refusal names the field of the form', async () => {
  const message = 'This user is no longer available.';
  api.on(setTeamMissedCall, () => {
    throw new Refusal('INVALIDINPUT', [{ code: 'UNKNOWN', field: 'actionValue', message }]);
  });
  const error = await saveRouting('team', { missedCallHandling: missed }, 7).catch(
    (e: unknown) => e,
  );
  expect(error).toBeInstanceOf(ApiFailure);
  expect(fieldMessages(error)).toEqual({ missedCallHandling: message });
});

it('[TEAM-03] annex J1 a conflict keeps the stored team', async () => {
  api.on(setTeamOpenHour, () => {
    throw new Refusal('VERSIONCONFLICT', [], team(12));
  });
  const error = await saveRouting('team', { callHandlingOpenHour: open }, 7).catch(
    (e: unknown) => e,
  );
  expect(error).toMatchObject({ status: 412, current: team(12) });
});
