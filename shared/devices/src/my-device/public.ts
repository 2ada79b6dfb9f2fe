/** Devices of a person, the same for admins and for the person; and what lists show of a device. */
export { DeviceIcon, DeviceState, deviceTypeTexts, macText } from './device-text.tsx';
export { MyDevice } from './my-device.tsx';
