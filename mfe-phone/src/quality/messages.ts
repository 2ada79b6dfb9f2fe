import { defineMessages } from '@jackfield/runtime';

export const messages = defineMessages('phone.quality', {
  good: 'Good connection',
  unheard: 'No sound comes from them',
  unsaid: 'They may not hear you',
  hearsLoss: 'Your network is weak: you miss {percent}% of what they say',
  saysLoss: 'Your network is weak: they miss {percent}% of what you say',
  uneven: 'Your network is weak: the sound breaks up',
  slow: 'Your network is slow: what you say arrives late',
  details: 'Connection details',
  lossHere: 'Lost on the way to you',
  lossThere: 'Lost on the way to them',
  jitter: 'Jitter',
  roundTrip: 'Round trip',
  percent: '{value}%',
  milliseconds: '{value} ms',
  notKnown: 'Not known',
});
