/** Devices of sound of this computer, and how loud it is. */
export { listDevices, type SoundDevice } from './list-devices.ts';
export { type Meter, meterOf } from './meter.ts';
