const saudi = ['JED', 'MED', 'RUH', 'TIF', 'YNB', 'DMM']
const central = ['UPG', 'BPN', 'BDJ', 'LOP', 'DPS', 'MDC', 'TRK', 'PLW', 'KDI', 'AAP']
const eastern = ['DJJ', 'AMQ', 'TTE', 'SOQ', 'BIK']

export const isSaudi = (iata: string): boolean => saudi.includes(iata)

/** By how much the clocks at an airport are ahead: neither country has summer time. */
export function zoneOf(iata: string): string {
  if (isSaudi(iata)) return '+03:00'
  if (central.includes(iata)) return '+08:00'
  return eastern.includes(iata) ? '+09:00' : '+07:00'
}
