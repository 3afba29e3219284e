import type { z } from 'zod'
import type { Language } from '#core/messages.ts'
import { pictureSource } from '#core/pictures.ts'
import { licenceState, mainLicence, sellingLicence } from './rules/licence.ts'
import type { bank, licence as licenceShape, partnerCard } from './shapes.ts'
import type { Licence } from './store.licences.ts'
import type { findTravel, listBanks, listPartners } from './store.ts'

type CardRow = Awaited<ReturnType<typeof listPartners>>[number]
type BankRow = Awaited<ReturnType<typeof listBanks>>[number]
type DetailRow = NonNullable<Awaited<ReturnType<typeof findTravel>>>

const picture = (id: string | null, width: number) => (id === null ? null : pictureSource(id, width, 'webp'))

export const licenceView = (licence: Licence, today: string): z.output<typeof licenceShape> => ({
  kind: licence.kind,
  number: licence.number,
  valid_from: licence.valid_from,
  valid_until: licence.valid_until,
  checked_by: licence.checked_by,
  checked_on: licence.checked_on,
  state: licenceState(licence, today),
})

function shownLicence({ slug, licences }: CardRow, today: string) {
  const licence = mainLicence(licences, today)
  if (!licence) throw new Error(`partner ${slug} is shown without a licence`)
  return licenceView(licence, today)
}

export const cardOf = (row: CardRow, today: string): z.output<typeof partnerCard> => ({
  id: row.id,
  slug: row.slug,
  kind: row.kind,
  name: row.name,
  city: row.city_name,
  logo: picture(row.logo_picture_id, 160),
  cover: picture(row.cover_picture_id, 640),
  licence: shownLicence(row, today),
})

export const bankOf = (row: BankRow, today: string, language: Language): z.output<typeof bank> => ({
  ...cardOf(row, today),
  about: row.about[language],
  akad: row.akad ?? '',
  minimum_savings: row.minimum_savings ?? 0,
  administrative_cost: row.administrative_cost ?? 0,
  profit_share: row.profit_share ?? '',
  yearly_rate_bp: row.yearly_rate_bp ?? 0,
})

export const detailOf = (row: DetailRow, today: string, language: Language) => ({
  ...cardOf(row, today),
  company_name: row.legal_name,
  email: row.email,
  phone_number: row.phone_number,
  address: row.address,
  about: row.about[language],
  founded_year: row.founded_year,
  picture_id: row.cover_picture_id,
  picture_colour: row.cover_colour,
  umrah_permit_number: sellingLicence({ category: 'umroh' }, row.licences, today)?.number ?? null,
  licences: row.licences.map((licence) => licenceView(licence, today)),
  active_packages: row.active_packages,
  total_packages: row.total_packages,
})
