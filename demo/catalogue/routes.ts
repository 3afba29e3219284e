/** Where each airline changes planes; those without a hub here fly there without a stop. */
const hubs: Readonly<Record<string, string>> = {
  EK: 'DXB',
  QR: 'DOH',
  EY: 'AUH',
  WY: 'MCT',
  TK: 'IST',
  MH: 'KUL',
  TR: 'SIN',
  D7: 'KUL',
  SQ: 'SIN',
}

/** Airlines that carry pilgrims to the Hijaz from each airport, the usual ones first. */
export const haramainAirlines: Readonly<Record<string, readonly string[]>> = {
  CGK: ['SV', 'GA', 'JT', 'QG', 'EK', 'QR', 'EY', 'WY', 'TK', 'MH', 'TR', 'ID'],
  SUB: ['SV', 'GA', 'JT', 'QG', 'MH', 'TR'],
  KNO: ['GA', 'JT', 'SV', 'MH', 'D7'],
  UPG: ['GA', 'JT', 'SV', 'TR'],
  BPN: ['JT', 'TR'],
  PDG: ['JT', 'GA', 'D7'],
  PLM: ['JT', 'TR', 'D7'],
  BTH: ['JT'],
  YIA: ['JT', 'TR', 'D7'],
  SOC: ['JT', 'GA'],
  BDJ: ['JT', 'GA'],
  KJT: ['JT', 'QG', 'GA'],
}

/** Airlines for a journey that begins elsewhere than in the Hijaz, all from Jakarta. */
export const airlinesTo: Readonly<Record<string, readonly string[]>> = {
  IST: ['TK', 'QR', 'EK'],
  CAI: ['QR', 'EY', 'EK'],
  AMM: ['QR', 'EK'],
  DXB: ['EK'],
  TAS: ['TK', 'QR'],
  MAD: ['QR', 'TK', 'EK'],
  NRT: ['GA', 'JL', 'MH', 'SQ'],
  ICN: ['GA', 'KE', 'MH', 'SQ'],
  KUL: ['MH', 'AK', 'ID'],
  LOP: ['GA', 'ID', 'QG', 'JT'],
  BTJ: ['GA', 'ID', 'JT'],
  YIA: ['GA', 'ID', 'QG'],
  PDG: ['GA', 'ID', 'QG', 'JT'],
}

/** The airports passed, first and last included: direct, or with one change. */
export function routeOf(airline: string, from: string, to: string): string[] {
  const hub = hubs[airline]
  return hub === undefined || hub === from || hub === to ? [from, to] : [from, hub, to]
}

/** Who flies on from a first city to Madinah. */
export const onward: Readonly<Record<string, string>> = { IST: 'TK', CAI: 'MS', AMM: 'RJ', DXB: 'EK', TAS: 'HY' }
