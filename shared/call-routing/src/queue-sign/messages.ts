import { defineMessages } from '@jackfield/runtime';

export const queueMessages = defineMessages('callRouting.queueSign', {
  title: 'Call queues',
  introOwn: 'Sign out of a queue to get no calls from it, starting with the next caller.',
  intro: '{name} gets no calls from a queue while signed out of it.',
  takesOwn: 'Takes calls of {queue}',
  takes: '{name} takes calls of {queue}',
  failed: 'The queues could not be loaded',
  askOwn: 'Sign out of {queue}?',
  ask: 'Sign {name} out of {queue}?',
  nobodyElse:
    'Nobody else takes calls of {queue} now. Callers are not kept waiting: their calls count as missed until a member signs in.',
  signOut: 'Sign out',
  out: '{name} takes no calls of {queue} now',
  in: '{name} takes calls of {queue} again',
});
