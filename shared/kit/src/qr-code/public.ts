/** A text to scan with a camera, drawn here and nowhere else. */
export { QrCode } from './qr-code.tsx';
