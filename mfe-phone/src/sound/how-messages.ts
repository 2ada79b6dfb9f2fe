import { defineMessages } from '@jackfield/runtime';

export const howMessages = defineMessages('phone.microphone', {
  allow: 'Allow the microphone with the icon left of the address, then try again.',
  allowInFirefox:
    'Press the crossed-out microphone left of the address, remove the block, then try again.',
  allowInSafari:
    'In Safari’s Settings, open Websites, then Microphone. Allow this page, then try again.',
  allowInSafariOfPhone:
    'Press the icon beside the address, then Website Settings. Allow the microphone, then try again.',
  allowOnPhone: 'Find this browser in your phone’s Settings. Allow the microphone, then try again.',
  allowOnAndroid:
    'Press the icon left of the address, then Permissions. Allow the microphone, then try again.',
  connect: 'Connect a microphone or headset, then try again.',
  leave: 'End other calls or meetings on this computer, then try again.',
});
