import type { Page } from '@playwright/test';

/**
 * Resolves once the real-time channel of the page has spoken for the first time. Ask before the page
 * is opened: whoever listens later hears nothing until the channel's next sign of life, 15 s on.
 */
export function liveChannelOf(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) => socket.on('framereceived', () => resolve()));
  });
}
