import { type Language, messages } from '#core/messages.ts'
import { courierCodeOf } from './courier-code.ts'
import type { couriers } from './couriers.ts'

type Code = (typeof couriers)[number]

/** As people know them; the broker sends the name of the company. */
const courierNames: Readonly<Record<Code, string>> = {
  jne: 'JNE',
  jnt: 'J&T Express',
  sicepat: 'SiCepat',
  anteraja: 'AnterAja',
  pos: 'Pos Indonesia',
  tiki: 'TIKI',
  ninja: 'Ninja Xpress',
  lion: 'Lion Parcel',
}

const serviceWords = messages({
  regular: { id: 'Reguler', en: 'Regular' },
  economy: { id: 'Ekonomis', en: 'Economy' },
  sure: { id: 'Yakin Esok Sampai', en: 'Next day' },
  next: { id: 'Esok Sampai', en: 'Next day' },
  same: { id: 'Hari yang Sama', en: 'Same day' },
  city: { id: 'Dalam Kota', en: 'Within the city' },
  cityNext: { id: 'Dalam Kota, Esok Sampai', en: 'Within the city, next day' },
  cargo: { id: 'Kargo', en: 'Cargo' },
  standard: { id: 'Standar', en: 'Standard' },
})

/** What couriers call their services. */
const services: Readonly<Record<string, keyof ReturnType<typeof serviceWords>>> = {
  ...{ REG: 'regular', REGULER: 'regular', REGULAR: 'regular', EZ: 'regular', SIUNT: 'regular', REGPACK: 'regular' },
  ...{ OKE: 'economy', ECO: 'economy', HALU: 'economy', JAGOPACK: 'economy' },
  ...{ YES: 'sure', ONS: 'next', BEST: 'next', ND: 'next', NEXTDAY: 'next', ONEPACK: 'next' },
  ...{ SDS: 'same', SD: 'same', SAMEDAY: 'same', CTC: 'city', CTCYES: 'cityNext' },
  ...{ JTR: 'cargo', GOKIL: 'cargo', BIGPACK: 'cargo', KARGO: 'cargo', STANDARD: 'standard' },
}

/** A courier as people know it, from what the broker or a member of staff wrote: "Jalur Nugraha Ekakurir (JNE)". */
export function courierName(written: string): string {
  const code = courierCodeOf(/\(([^)]+)\)/.exec(written)?.[1] ?? written)
  return code ? courierNames[code] : written
}

type Written = { courier_name: string | null; service: string | null }

const startOf = (name: string): string => name.split(' ')[0] ?? name

/** A service without the name of its courier before it: "Pos Reguler" of Pos Indonesia, "JNE REG" of JNE. */
function bareService({ courier_name, service }: Written): string {
  const [first = '', ...rest] = (service ?? '').trim().split(/\s+/)
  const isCourier = rest.length > 0 && first.toLowerCase() === startOf(courierName(courier_name ?? '')).toLowerCase()
  return isCourier ? rest.join(' ') : [first, ...rest].join(' ')
}

/** Whether a service is one whose name says what it is. */
export const isKnownService = (by: Written): boolean => bareService(by).toUpperCase().replaceAll(' ', '') in services

/** Who brings a parcel, and how, each said once: "JNE Reguler". Empty where nobody is chosen. */
export function courierText(by: Written, language: Language): string {
  const bare = bareService(by)
  const known = services[bare.toUpperCase().replaceAll(' ', '')]
  const service = known ? serviceWords(language)[known] : bare
  return [courierName(by.courier_name ?? ''), service].filter(Boolean).join(' ')
}

/** The same for who hands it over: the counter of a courier goes by its codes. "JNE Reguler (REG)". */
export function courierTextWithCode(by: Written, language: Language): string {
  const [text, bare] = [courierText(by, language), bareService(by)]
  return bare && !text.toLowerCase().endsWith(bare.toLowerCase()) ? `${text} (${bare})` : text
}
