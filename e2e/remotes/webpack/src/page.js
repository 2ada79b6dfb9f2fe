import { createElement, useState } from 'react';

export function Page() {
  const [count, setCount] = useState(0);
  return createElement(
    'div',
    null,
    createElement('h1', null, 'Built by webpack'),
    createElement(
      'button',
      { type: 'button', onClick: () => setCount(count + 1) },
      `Pressed ${count}`,
    ),
  );
}
