import { defineMessages } from '@jackfield/runtime';

export const messages = defineMessages('phone.quality', {
  good: 'Good connection',
  unheard: 'No sound comes from them',
  unsaid: 'They may not hear you',
  hearsLoss: 'Your network is weak: you lose {percent}% of what they say',
  saysLoss: 'Your network is weak: they lose {percent}% of what you say',
  uneven: 'Your network is weak: sound comes unevenly',
  slow: 'Your network is slow: what you say arrives late',
  details: 'Figures of the connection',
  lossHere: 'Lost on the way to you',
  lossThere: 'Lost on the way to them',
  jitter: 'Comes unevenly by',
  roundTrip: 'There and back',
  percent: '{value}%',
  milliseconds: '{value} ms',
  notKnown: 'Not known',
});
