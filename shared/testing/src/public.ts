export { fillBrowserGaps } from './browser-gaps.ts';
export { FakeApi, type FakeRequest, installFakeApi, Refusal } from './fake-api.ts';
export { emitLive, recordBus } from './fake-bus.ts';
export { fakeList, fakeOffer, fakePhoneNumber } from './fake-numbers.ts';
export { fakeTeammate, fakeTenant, teammateId, tenantId } from './fake-people.ts';
export { type FakeSession, signInAs, signOutOfTest } from './fake-session.ts';
export { type PortalRender, type RenderOptions, renderInPortal } from './render.tsx';
export { act, cleanup, render, renderHook, screen, waitFor, within } from '@testing-library/react';
export { userEvent } from '@testing-library/user-event';
