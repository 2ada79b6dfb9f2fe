import type { StockExchange } from '@jackfield/contract/api/compliance';

/** Names of the stock exchanges as they write themselves, the same in every language (ENUM-09). */
export const exchangeNames: Readonly<Record<StockExchange, string>> = {
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
};
