import { newId } from '#core/ids.ts'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { pictures } from '#database/tables.ts'
import { demoTenants } from '#demo/tenants.ts'
import { closesAt } from '#modules/catalogue/rules/closing.ts'
import { airlines, airports, departures, hotels, product_types, products, reviews } from '#modules/catalogue/tables.ts'
import type { LicenceKind } from '#modules/partner/rules/licence.ts'
import { bank_terms, hidden_partners, partner_licences, partners } from '#modules/partner/tables.ts'
import type { TestApp } from './test-app.ts'

const both = (text: string) => ({ id: text, en: `${text} (en)` })
const sure = { state: 'certain' as const, evidence: both('Bukti'), checked_on: '2026-11-01' }

/** The few things every product refers to. */
export async function catalogueBasics({ application }: TestApp): Promise<{ hotel_id: string }> {
  const hotel_id = newId()
  await application.db
    .insert(airlines)
    .values([
      { code: 'GA', name: 'Garuda Indonesia' },
      { code: 'SV', name: 'Saudia' },
    ])
    .onConflictDoNothing()
  await application.db
    .insert(airports)
    .values([
      { iata: 'CGK', name: 'Soekarno-Hatta', city: 'Jakarta', country: 'ID' },
      { iata: 'SUB', name: 'Juanda', city: 'Surabaya', country: 'ID' },
      { iata: 'JED', name: 'King Abdulaziz', city: 'Jeddah', country: 'SA' },
    ])
    .onConflictDoNothing()
  await application.db
    .insert(product_types)
    .values([
      { slug: 'umroh-reguler', category: 'umroh', name: both('Umrah reguler'), position: 1 },
      { slug: 'haji-khusus', category: 'haji', name: both('Haji khusus'), position: 1 },
      { slug: 'turki', category: 'wisata-syariah', name: both('Turki'), position: 1 },
    ])
    .onConflictDoNothing()
  await application.db
    .insert(hotels)
    .values({ id: hotel_id, slug: `hotel-${hotel_id}`, name: 'Hotel Uji', city: 'Makkah', stars: 4, walk_minutes: 6 })
  return { hotel_id }
}

type PartnerWish = Partial<typeof partners.$inferInsert> & {
  licence_kind?: LicenceKind
  licence_number?: string
  licence_valid_until?: string | null
  licence_suspended_on?: string
}

/** A partner that may sell umrah and hajj for a year; told a kind of licence, with that one alone. */
export async function anyPartner(home: TestApp, wish: PartnerWish = {}) {
  const { application } = home
  const { licence_kind, licence_number, licence_valid_until, licence_suspended_on, ...plain } = wish
  const id = newId()
  const now = application.clock.now()
  const row = {
    id,
    kind: 'travel' as const,
    slug: `mitra-${id}`,
    name: 'Mitra Uji',
    legal_name: 'PT Mitra Uji',
    email: 'mitra@rihla.test',
    phone_number: '+622150009009',
    city_name: 'Jakarta',
    address: 'Jl. Uji No. 1',
    about: both('Tentang mitra'),
    founded_year: 2010,
    position: 1,
    created_at: now,
    ...plain,
  }
  await application.db.insert(partners).values(row)
  for (const kind of licence_kind ? [licence_kind] : (['PPIU', 'PIHK'] as const)) {
    await anyLicence(home, {
      partner_id: row.id,
      kind,
      ...(licence_number && { number: licence_number }),
      ...(licence_valid_until !== undefined && { valid_until: licence_valid_until }),
      ...(licence_suspended_on && { suspended_on: licence_suspended_on }),
    })
  }
  return row
}

type TermsWish = Partial<typeof bank_terms.$inferInsert> & Pick<typeof bank_terms.$inferInsert, 'akad'>

/** A bank that may do business for a year, with what it offers. */
export async function anyBank(home: TestApp, wish: PartnerWish, ...offers: TermsWish[]) {
  const bank = await anyPartner(home, { kind: 'financial', licence_kind: 'OJK', ...wish })
  for (const offer of offers) {
    const isFinancing = offer.akad === 'murabahah' || offer.akad === 'ijarah multijasa'
    await home.application.db.insert(bank_terms).values({
      id: newId(),
      partner_id: bank.id,
      valid_from: '2024-01-01',
      admin_fee: 0,
      months: [6, 12, 18, 24],
      source: 'Perjanjian',
      created_at: home.application.clock.now(),
      ...(isFinancing
        ? { financed_least: 5_000_000, financed_most: 25_000_000, days_before: 60 }
        : { minimum_deposit: 100_000 }),
      ...offer,
    })
  }
  return bank
}

type LicenceWish = Partial<typeof partner_licences.$inferInsert> & { partner_id: string; kind: LicenceKind }

export async function anyLicence({ application }: TestApp, wish: LicenceWish) {
  const now = application.clock.now()
  const row = {
    id: newId(),
    number: `DEMO-${wish.kind}-0001`,
    valid_until: jakartaDate(addMs(now, 365 * dayMs)),
    checked_by: 'Tim akuisisi',
    checked_on: jakartaDate(now),
    ...wish,
  }
  await application.db.insert(partner_licences).values(row)
  return row
}

type ProductWish = Partial<typeof products.$inferInsert> & { partner_id: string }

/** An umrah package on sale, without departures. */
export async function anyProduct({ application }: TestApp, wish: ProductWish) {
  const id = newId()
  const row = {
    id,
    slug: `paket-${id}`,
    category: 'umroh' as const,
    kind: 'regular' as const,
    type_slug: 'umroh-reguler',
    name: both('Umrah 9 Hari'),
    summary: both('Ringkas'),
    description: both('Uraian'),
    duration_days: 9,
    departure_airport: 'CGK',
    picture_ids: ['kaaba-1-card'],
    includes: [both('Tiket')],
    excludes: [{ ...both('Paspor'), amount: 650_000 }],
    agenda: [{ day: 1, title: both('Berangkat'), text: both('Terbang') }],
    questions: [{ question: both('Tanya'), answer: both('Jawab') }],
    facilities: [both('Koper')],
    documents: [both('Paspor')],
    refund_terms: both('Ketentuan'),
    down_payment: 5_000_000,
    can_finance: false,
    can_save: false,
    state: 'on_sale' as const,
    created_at: application.clock.now(),
    ...wish,
  }
  await application.db.insert(products).values(row)
  return row
}

type DepartureWish = Partial<typeof departures.$inferInsert> & { product_id: string; hotel_id: string; in_days: number }

/** A departure some days from now with seats. */
export async function anyDeparture({ application }: TestApp, { hotel_id, in_days, ...wish }: DepartureWish) {
  const departs = addMs(application.clock.now(), in_days * dayMs)
  const dated = {
    id: newId(),
    departs_on: jakartaDate(departs),
    returns_on: jakartaDate(addMs(departs, 8 * dayMs)),
    // On the day itself, so that a test chooses its days freely; those about the cut-off say their own.
    cutoff_days: 0,
    quota: 40,
    sold: 0,
    held: 0,
    airline_code: 'GA',
    flights: [{ number: 'GA980', from: 'CGK', to: 'JED', departs_at: '10:00', arrives_at: '16:00' }],
    stays: [{ hotel_id, nights: 8 }],
    price_quad: 30_000_000,
    price_triple: 32_000_000,
    price_double: 35_000_000,
    price_child: 27_000_000,
    price_infant: 8_000_000,
    certainties: { flight: sure, price: sure, hotel: sure, visa: sure },
    ...wish,
  }
  const row = { closes_at: closesAt({ ...dated, cutoff_days: dated.cutoff_days ?? 0 }), ...dated }
  await application.db.insert(departures).values(row)
  return row
}

type ReviewOf = { product_id: string; partner_id: string; rating: number; tenant_id?: string; language?: 'id' | 'en' }

export async function anyReview({ application }: TestApp, of: ReviewOf) {
  const row = {
    id: newId(),
    tenant_id: demoTenants[0].id,
    author_name: 'Siti R.',
    text: 'Pembimbingnya sabar.',
    picture_ids: [],
    travelled_on: '2026-05-01',
    created_at: application.clock.now(),
    ...of,
  }
  await application.db.insert(reviews).values(row)
  return row
}

/** A stored picture, under a name that products and banners may use. */
export async function anyPicture({ application }: TestApp, id: string, colour: string): Promise<void> {
  const size = { width: 4, height: 3, alt_id: '', alt_en: '' }
  await application.db
    .insert(pictures)
    .values({ id, colour, ...size, file_key: `pictures/${id}`, created_at: application.clock.now() })
}

/** A tenant that has chosen not to show a partner. */
export async function hidePartner({ application }: TestApp, partner_id: string, tenant_id: string): Promise<void> {
  await application.db.insert(hidden_partners).values({ tenant_id, partner_id })
}
