import { defineMessages } from '@jackfield/runtime';

export const howMessages = defineMessages('phone.microphone', {
  allow: 'Press the sign to the left of the address, allow the microphone, and try again.',
  allowInFirefox:
    'Press the crossed-out microphone to the left of the address, take the block away, and try again.',
  allowInSafari:
    'Open Settings of Safari, then Websites, then Microphone. Allow this page, and try again.',
  allowInSafariOfPhone:
    'Press the sign beside the address, then Website Settings. Allow the microphone, and try again.',
  allowOnPhone:
    'Open Settings of your phone and find this browser there. Allow the microphone, and try again.',
  allowOnAndroid:
    'Press the sign to the left of the address, then Permissions. Allow the microphone, and try again.',
  connect: 'Connect a microphone or a headset, and try again.',
  leave: 'Leave other calls and meetings on this computer, and try again.',
});
