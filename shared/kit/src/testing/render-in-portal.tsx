import { KitProvider } from '@jackfield/kit/ui/core';
import { RuntimeProvider } from '@jackfield/runtime';
import { fillBrowserGaps } from '@jackfield/testing';
import { configure, render, type RenderResult } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';

// Whole pages take more than the preset second on a busy machine; what is there ends the wait.
configure({ asyncUtilTimeout: 60_000 });

export interface RenderOptions {
  /** Address the page is opened at; `/` unless given. */
  path?: string;
  /** Pattern of the page's route when it reads parameters, for example `/users/:id`. */
  route?: string;
  /** Further routes, for links that are followed. */
  routes?: RouteObject[];
}

export interface PortalRender extends RenderResult {
  user: UserEvent;
  router: ReturnType<typeof createMemoryRouter>;
}

/** Renders inside everything a page of the portal has around it: store, queries, theme, router. */
export function renderInPortal(page: ReactElement, options: RenderOptions = {}): PortalRender {
  fillBrowserGaps();
  const { path = '/', route = '*', routes = [] } = options;
  const router = createMemoryRouter([{ path: route, element: page }, ...routes], {
    initialEntries: [path],
  });
  const result = render(
    <RuntimeProvider>
      <KitProvider>
        <RouterProvider router={router} />
      </KitProvider>
    </RuntimeProvider>,
  );
  // Styles are no part of these tests, and a popup that is still measured takes no pointer.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { ...result, user, router };
}
