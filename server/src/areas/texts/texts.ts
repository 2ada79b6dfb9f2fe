import type { TextReason } from '@jackfield/contract/api/text';
import { defineMessages, type Message } from '@jackfield/texts';

/** Why a text cannot be sent, as whoever writes it reads it. */
export const refusals: Readonly<Record<TextReason, Message>> = defineMessages('server.texts', {
  suspended: 'Your account is suspended, so no texts go out.',
  cancelled: 'Your account has ended, so no texts go out.',
  trialOver: 'Your trial is over. Choose a plan to send texts.',
  noCredit: 'There is no call credit left. Add credit to send texts.',
  notReady: 'This number can’t text yet. Choose another one.',
  number: 'Choose one of your own numbers or of your company’s.',
  optedOut: 'This person opted out of your texts. Only they can come back, with START.',
  abroad: 'Texts go to numbers in the USA and Canada only.',
  noTexts: 'This line takes no texts.',
  unreachable: 'The phone is off or the number is no longer in use.',
  filtered: 'The carriers took this text for spam.',
  refused: 'The carriers didn’t take this text.',
});
