/** Devices of sound of this computer, how loud it is, and tones of telephones. */
export { listDevices, type SoundDevice } from './list-devices.ts';
export { type Meter, meterOf } from './meter.ts';
export { playTone, ringingTone } from './tone.ts';
