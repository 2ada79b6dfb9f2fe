/** Texts that came in and went out, and the conversation with a number. */
export { hasTexts, useHasTexts } from './use-conversation.ts';
export { TextButton } from './text-button.tsx';
export { textMessages } from './messages.ts';
export { TextsPage } from './texts-page.tsx';
