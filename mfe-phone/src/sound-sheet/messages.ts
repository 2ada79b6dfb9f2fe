import { defineMessages } from '@jackfield/runtime';

export const messages = defineMessages('phone.sound-sheet', {
  // Calls of a closed portal.
  rings: 'Ring when the portal is closed',
  ringsHow: 'A notification shows who is calling. Press it to answer.',
  ringsRefused:
    'Your browser blocks notifications. Allow them with the icon left of the address, then turn this on again.',
  ringsFailed: 'This could not be changed. Try again later.',
  // Devices.
  microphone: 'Microphone',
  speaker: 'Speaker',
  ringer: 'Ringer',
  system: 'As the computer is set',
  notThere: '{device} is not connected. The computer’s own is used.',
  // Until a microphone was allowed, the browser tells of no device.
  toChoose: 'Try the microphone to choose another device.',
  tryMicrophone: 'Try the microphone',
  level: 'How loud you are',
  saySomething: 'Say something',
  heard: 'The microphone hears you',
  record: 'Record and listen',
  recording: 'Recording… {seconds, plural, one {# second} other {# seconds}}',
  playing: 'You hear yourself',
  stop: 'Stop',
  ring: 'Let it ring',
  stopRing: 'Stop ringing',
  alerts: 'Show calls while this page is hidden',
  alertsHint: 'By a notification of your computer',
  alertsRefused: 'Allow notifications for this page in your browser, then turn this on again.',
});
