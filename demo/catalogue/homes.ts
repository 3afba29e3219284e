const airports: Readonly<Record<string, readonly string[]>> = {
  CGK: ['Jakarta Selatan', 'Jakarta Timur', 'Jakarta Pusat', 'Bekasi', 'Depok', 'Tangerang Selatan', 'Bogor'],
  KJT: ['Bandung', 'Cirebon'],
  SUB: ['Surabaya', 'Malang', 'Sidoarjo', 'Mataram'],
  SOC: ['Surakarta', 'Semarang'],
  YIA: ['Yogyakarta'],
  BDJ: ['Banjarmasin'],
  BPN: ['Balikpapan', 'Samarinda'],
  UPG: ['Makassar', 'Kendari', 'Palu', 'Manado'],
  KNO: ['Medan', 'Banda Aceh'],
  PDG: ['Padang'],
  PLM: ['Palembang', 'Bandar Lampung', 'Jambi'],
  BTH: ['Batam', 'Pekanbaru', 'Pontianak'],
}
const byCity = new Map(Object.entries(airports).flatMap(([iata, towns]) => towns.map((town) => [town, iata])))

/** Where pilgrims of a town usually take the aeroplane to the Hijaz. */
export const homeAirport = (city: string): string => byCity.get(city) ?? 'CGK'
