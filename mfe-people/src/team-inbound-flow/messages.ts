import { common, defineMessages } from '@jackfield/runtime';

export const flowMessages = defineMessages('teams.flow', {
  option: common.ringOrder,
  simultaneous: common.ringSimultaneously,
  single: common.roundRobin,
  title: common.inboundFlow,
  intro: 'How a call for the team reaches its members.',
  inboundFlow: common.type,
  ringGroupHint: common.ringGroupHint,
  callQueueHint: common.callQueueHint,
  ringGroupIntro: 'Who is rung first, and for how long.',
  callQueueIntro: 'How long callers wait, and how many at a time.',
  ringSeconds: 'Ring time',
  ringSecondsHint: '5 to 60 seconds',
  maxWaitSeconds: 'Maximum wait',
  maxWaitSecondsHint: '30 to 1,800 seconds',
  maxCallers: 'Maximum callers',
  maxCallersHint: '1 to 50 callers in line',
  unread: 'Correct the marked field to see the impact on callers.',
  seconds: 'seconds',
  callers: 'callers',
});
