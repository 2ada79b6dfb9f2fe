/** Signing people in and out of call queues (LIVE-02). */
export { OwnQueues } from './own-queues.tsx';
export { QueueSwitch } from './queue-switch.tsx';
