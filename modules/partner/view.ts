import type { z } from 'zod'
import type { Language } from '#core/messages.ts'
import { pictureSource } from '#core/pictures.ts'
import type { Bank } from './banks.ts'
import { isSavings } from './rules/bank-product.ts'
import { type Journey, licenceState, mainLicence, neededLicences, sellingLicence } from './rules/licence.ts'
import type { bank, licence as licenceShape, partnerCard } from './shapes.ts'
import type { Licence } from './store.licences.ts'
import type { findTravel, listPartners } from './store.ts'

type CardRow = Awaited<ReturnType<typeof listPartners>>[number]
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

/** The licence that permits a journey, if the partner holds one. */
export function licenceFor(licences: readonly Licence[], journey: Journey, today: string) {
  const [needed] = neededLicences(journey, licences, today)
  return needed?.licence ? licenceView(needed.licence, today) : null
}

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

/** A bank with what it offers, and the figures of the first of it. */
export function bankOf(row: Bank, on: { today: string; language: Language }): z.output<typeof bank>[] {
  const [first] = row.products
  if (!first) return []
  return [
    {
      ...cardOf(row, on.today),
      about: row.about[on.language],
      products: row.products,
      akad: first.akad,
      minimum_savings: isSavings(first) ? first.minimum_deposit : 0,
      administrative_cost: first.admin_fee,
      profit_share: first.akad === 'mudharabah' ? first.nisbah : '',
      yearly_rate_bp: first.akad === 'murabahah' ? first.margin_bp : 0,
    },
  ]
}

export const detailOf = (row: DetailRow, today: string, language: Language) => ({
  ...cardOf(row, today),
  company_name: row.legal_name,
  email: row.email,
  phone_number: row.phone_number,
  whatsapp_number: row.whatsapp_number,
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
