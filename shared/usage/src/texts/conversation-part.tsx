import { lazyPart } from '@jackfield/kit/lazy-part';

/** The conversation with a number, fetched when it is first opened. */
export const ConversationDrawer = lazyPart(() =>
  import('./conversation.tsx').then((file) => file.Conversation),
);
