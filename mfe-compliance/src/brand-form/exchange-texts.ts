import { defineMessages } from '@jackfield/runtime';

/** Names of the stock exchanges as they write themselves (ENUM-09). */
export const exchangeTexts = defineMessages('compliance.exchange', {
  Nasdaq: 'NASDAQ',
  Nyse: 'NYSE',
  Amex: 'NYSE American (AMEX)',
  Amx: 'AMX',
  Asx: 'ASX',
  B3: 'B3',
  Bme: 'BME',
  Bse: 'BSE',
  Fra: 'FRA',
  Icex: 'ICEX',
  Jpx: 'JPX',
  Jse: 'JSE',
  Krx: 'KRX',
  Lon: 'LON',
  Nse: 'NSE',
  Omx: 'OMX',
  Sehk: 'SEHK',
  Sse: 'SSE',
  Sto: 'STO',
  Swx: 'SWX',
  Szse: 'SZSE',
  Tsx: 'TSX',
  Twse: 'TWSE',
  Vse: 'VSE',
});
