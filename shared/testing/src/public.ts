export { fillBrowserGaps } from './browser-gaps.ts';
export { FakeApi, type FakeRequest, installFakeApi, Refusal } from './fake-api.ts';
export { emitLive, recordBus } from './fake-bus.ts';
export { fakeList, fakeOffer, fakePhoneNumber, fakeTenantNumber } from './fake-numbers.ts';
export { fakeTeammate, fakeTenant, teammateId, tenantId } from './fake-people.ts';
export { fakeImpact, fakeRoutedNumber, fakeRoutedPerson, fakeRouting } from './fake-routing.ts';
export { signInAs, signInWithRole, signOutOfTest } from './fake-session.ts';
export { fakeTextingNumber } from './fake-texting.ts';
export {
  act,
  cleanup,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
export { userEvent } from '@testing-library/user-event';
export { type MenuServer, startMenuServer } from './fake-menus.ts';
export { fakeQuote, fakeQuoteLine } from './fake-quote.ts';
export { openDialog } from './open-dialog.ts';
export {
  changedRouting,
  mainId,
  sampleRouting,
  sampleScenario,
  wednesday,
} from './sample-routing.ts';
