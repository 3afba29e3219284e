/** The islands from west to east: the further apart, the dearer. */
const islands: readonly RegExp[] = [
  /^(ACEH|SUMATERA|RIAU|KEPULAUAN RIAU|JAMBI|BENGKULU|LAMPUNG|KEPULAUAN BANGKA)/,
  /^(BANTEN|DKI|DI YOGYAKARTA|JAWA)/,
  /^(BALI|NUSA)/,
  /^KALIMANTAN/,
  /^(SULAWESI|GORONTALO)/,
  /^(MALUKU|PAPUA)/,
]

/** The same number for the same name, always. */
function numberOf(text: string, below: number): number {
  let sum = 7
  for (const sign of text) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003
  return sum % below
}

/** An id that says where it is: island, province, city, district. */
export function placeId(district: string, city: string, province: string): number {
  const island = islands.findIndex((names) => names.test(province))
  const parts = [numberOf(province, 1000), numberOf(city, 1000), numberOf(district, 100)]
  return Number(`${island + 2}${parts.map((part, i) => String(part).padStart(i === 2 ? 2 : 3, '0')).join('')}`)
}

/** 0 in one city, 1 in one province, 2 on one island, then one more for each island between. */
function zoneOf(from: string, to: string): number {
  if (from.slice(0, 7) === to.slice(0, 7)) return 0
  if (from.slice(0, 4) === to.slice(0, 4)) return 1
  return 2 + Math.abs(Number(from[0]) - Number(to[0]))
}

const perKilogram = [9_000, 12_000, 19_000, 28_000, 38_000, 49_000, 61_000, 74_000]

const services = [
  { code: 'jne', name: 'Jalur Nugraha Ekakurir (JNE)', service: 'REG', text: 'Layanan Reguler', share: 1, days: 2 },
  { code: 'jne', name: 'Jalur Nugraha Ekakurir (JNE)', service: 'YES', text: 'Yakin Esok Sampai', share: 1.7, days: 1 },
  { code: 'sicepat', name: 'SiCepat Express', service: 'REG', text: 'Regular Package', share: 0.96, days: 2 },
  { code: 'jnt', name: 'J&T Express', service: 'EZ', text: 'Reguler', share: 1.04, days: 3 },
  { code: 'anteraja', name: 'AnterAja', service: 'REG', text: 'Regular', share: 0.92, days: 3 },
  { code: 'pos', name: 'POS Indonesia (POS)', service: 'Pos Reguler', text: 'Pos Reguler', share: 0.88, days: 4 },
] as const

type Wish = { origin: number; destination: number; grams: number; couriers: readonly string[] }

/** What the couriers ask for, the cheapest first. Next-day delivery does not cross the sea. */
export function sandboxRates({ origin, destination, grams, couriers }: Wish) {
  const zone = zoneOf(String(origin), String(destination))
  const base = (perKilogram[zone] ?? 0) * Math.max(1, Math.ceil(grams / 1000))
  return services
    .filter(({ code, service }) => couriers.includes(code) && !(service === 'YES' && zone > 2))
    .map(({ code, name, service, text, share, days }) => ({
      name,
      code,
      service,
      description: text,
      cost: Math.round((base * share) / 500) * 500,
      etd: days === 1 ? '1 day' : `${days}-${days + zone} day`,
    }))
    .sort((a, b) => a.cost - b.cost)
}

/** Islands that no courier of the sandbox reaches, so that the refusal can be met. */
export const unreached: readonly string[] = ['KEPULAUAN SERIBU', 'RAJA AMPAT']
