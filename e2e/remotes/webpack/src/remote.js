import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

/** Range of the host contract that this remote was built for. */
export const contract = '^1.0.0';

/** Shows the one page of the area, whose code is a chunk of its own, with the host's React. */
export async function mount({ element }) {
  const { Page } = await import('./page.js');
  const root = createRoot(element);
  root.render(createElement(Page));
  return {
    async unmount() {
      root.unmount();
    },
  };
}
