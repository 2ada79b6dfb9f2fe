import { defineMessages, t } from '@jackfield/texts';
import { html } from 'ghtml';

const texts = defineMessages('server.unavailable', {
  title: 'This portal is being set up',
  text: 'Please try again in a few minutes. If it stays like this, tell the people who run the portal.',
});

/** The plain page of a host whose variant cannot be shown; nothing in it is a variant's own. */
export const unavailablePage = (): string => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${t(texts.title)}</title>
  </head>
  <body>
    <main>
      <h1>${t(texts.title)}</h1>
      <p>${t(texts.text)}</p>
    </main>
  </body>
</html>
`;
