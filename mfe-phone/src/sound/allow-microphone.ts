import type { Message } from '@jackfield/runtime';
import type { MicrophoneEnd } from '@jackfield/web-phone/microphone';
import { howMessages } from './how-messages.ts';

/** Where each browser keeps whether a page may hear, by its name for itself; the first that fits. */
const places: readonly (readonly [RegExp, Message])[] = [
  [/CriOS|FxiOS|EdgiOS/, howMessages.allowOnPhone],
  [/iPhone|iPad/, howMessages.allowInSafariOfPhone],
  [/Firefox/, howMessages.allowInFirefox],
  [/Android/, howMessages.allowOnAndroid],
  [/Chrome/, howMessages.allow],
  [/Safari/, howMessages.allowInSafari],
];

/** What helps a browser that gives no microphone. */
export function microphoneHow(end: MicrophoneEnd, browser = navigator.userAgent): Message {
  if (end === 'noMicrophone') return howMessages.connect;
  if (end === 'microphoneBusy') return howMessages.leave;
  return places.find(([name]) => name.test(browser))?.[1] ?? howMessages.allow;
}
