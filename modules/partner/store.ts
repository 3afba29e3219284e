import { and, asc, count, desc, eq, ilike, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { memo } from '#core/memo.ts'
import { singleFlight } from '#core/single-flight.ts'
import { colourOf } from '#database/pictures.ts'
import type { PartnerKind } from './rules/kinds.ts'
import { hasGoodLicence, hasLicence, licenceNumbers, licencesOf, partnerVersion } from './store.licences.ts'
import { hidden_partners, partners } from './tables.ts'

const cardColumns = {
  id: partners.id,
  slug: partners.slug,
  kind: partners.kind,
  name: partners.name,
  city_name: partners.city_name,
  logo_picture_id: partners.logo_picture_id,
  cover_picture_id: partners.cover_picture_id,
  licences: licencesOf,
}

const bankColumns = {
  ...cardColumns,
  about: partners.about,
}

const detailColumns = {
  ...cardColumns,
  cover_colour: colourOf(partners.cover_picture_id),
  legal_name: partners.legal_name,
  email: partners.email,
  phone_number: partners.phone_number,
  whatsapp_number: partners.whatsapp_number,
  address: partners.address,
  about: partners.about,
  founded_year: partners.founded_year,
  google_place_id: partners.google_place_id,
  active_packages: partners.active_packages,
  total_packages: partners.total_packages,
}

/** Partners this tenant shows, of one kind or of all. */
function shown(db: Db, tenant_id: string, kind?: PartnerKind, ...more: (SQL | undefined)[]) {
  const hidden = db
    .select({ id: hidden_partners.partner_id })
    .from(hidden_partners)
    .where(eq(hidden_partners.tenant_id, tenant_id))
  return and(hasLicence, notInArray(partners.id, hidden), kind && eq(partners.kind, kind), ...more)
}

const searched = sql`concat_ws(' ', ${partners.name}, ${partners.legal_name}, ${partners.city_name}, ${licenceNumbers})`
const mostWords = 8

/** Every word stands somewhere in name, company, city or licence number, give or take a letter. */
function called(search: string | undefined): SQL | undefined {
  if (!search) return undefined
  const words = search.split(/\s+/).slice(0, mostWords)
  return and(...words.map((word) => or(ilike(searched, `%${word.replace(/[\\%_]/g, '\\$&')}%`), isLike(word))))
}

/** Lets a letter or two of a longer word be wrong, and nothing of a number. */
const isLike = (word: string): SQL | undefined =>
  /^\p{L}{4,}$/u.test(word) ? sql`word_similarity(${word}, ${searched}) >= 0.5` : undefined

const nearest = (search: string): SQL => desc(sql`word_similarity(${search}, ${partners.name})`)

/** Whom one looks for by name is found whatever their licence; without a search, `licensed_on` leaves out who has no good one. */
type Wish = { search?: string | undefined; licensed_on?: string | undefined }
type Slice = Wish & { kind?: PartnerKind | undefined; limit: number; offset?: number }

const wished = ({ search, licensed_on }: Wish): SQL | undefined =>
  search ? called(search) : licensed_on === undefined ? undefined : hasGoodLicence(licensed_on)

export const listPartners = (db: Db, tenant_id: string, { kind, limit, offset = 0, ...wish }: Slice) =>
  db
    .select(cardColumns)
    .from(partners)
    .where(shown(db, tenant_id, kind, wished(wish)))
    .orderBy(...(wish.search ? [nearest(wish.search)] : []), asc(partners.position), asc(partners.id))
    .limit(limit)
    .offset(offset)

export const listStories = (db: Db, tenant_id: string, { limit, offset = 0 }: Slice) =>
  db
    .select(cardColumns)
    .from(partners)
    .where(shown(db, tenant_id, 'travel', eq(partners.is_story, true)))
    .orderBy(asc(partners.position), asc(partners.id))
    .limit(limit)
    .offset(offset)

/** How many there are of each kind, all together or of those searched for. */
export async function countPartners(db: Db, tenant_id: string, wish: Wish) {
  const rows = await db
    .select({ kind: partners.kind, total: count() })
    .from(partners)
    .where(shown(db, tenant_id, undefined, wished(wish)))
    .groupBy(partners.kind)
  const counts: Record<PartnerKind, number> = { travel: 0, financial: 0, agency: 0, tdc: 0 }
  for (const { kind, total } of rows) counts[kind] = total
  return counts
}

export const listChannels = (db: Db, tenant_id: string) =>
  db
    .select({ ...cardColumns, about: partners.about })
    .from(partners)
    .where(shown(db, tenant_id, 'tdc'))
    .orderBy(asc(partners.position), asc(partners.id))
    .limit(100)

export const listBanks = (db: Db, tenant_id: string) =>
  db
    .select(bankColumns)
    .from(partners)
    .where(shown(db, tenant_id, 'financial'))
    .orderBy(asc(partners.position), asc(partners.id))
    .limit(100)

/** Slugs of all travel partners this tenant shows, a slice at a time. */
export async function travelSlugs(db: Db, tenant_id: string, { limit, offset }: { limit: number; offset: number }) {
  const rows = await db
    .select({ slug: partners.slug })
    .from(partners)
    .where(shown(db, tenant_id, 'travel'))
    .orderBy(asc(partners.slug))
    .limit(limit)
    .offset(offset)
  return rows.map((row) => row.slug)
}

/** A travel partner this tenant shows. */
export async function findTravel(db: Db, tenant_id: string, slug: string) {
  const [row] = await db
    .select(detailColumns)
    .from(partners)
    .where(shown(db, tenant_id, 'travel', eq(partners.slug, slug)))
    .limit(1)
  return row
}

/** A partner by its slug, hidden or not: whoever shows it asks `hiddenPartnerIds` too. */
export async function findPartner(db: Db, slug: string) {
  const [row] = await db.select(detailColumns).from(partners).where(eq(partners.slug, slug)).limit(1)
  return row
}

/** Whom a traveller reaches. */
export async function findContact(db: Db, id: string) {
  const [row] = await db.select(detailColumns).from(partners).where(eq(partners.id, id)).limit(1)
  return row
}

const sharedBy = memo((_: Db) => singleFlight<string[]>())

/** Those who ask while the question is on its way share its answer; the next is told anew. */
export const hiddenPartnerIds = (db: Db, tenant_id: string): Promise<string[]> =>
  sharedBy(db)(tenant_id, () => listHidden(db, tenant_id))

async function listHidden(db: Db, tenant_id: string): Promise<string[]> {
  const rows = await db
    .select({ id: hidden_partners.partner_id })
    .from(hidden_partners)
    .where(eq(hidden_partners.tenant_id, tenant_id))
  return rows.map((row) => row.id)
}

/** Which of these tenants do not show a partner. */
export async function tenantsHiding(db: Db, partner_id: string, tenant_ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: hidden_partners.tenant_id })
    .from(hidden_partners)
    .where(and(inArray(hidden_partners.tenant_id, [...tenant_ids]), eq(hidden_partners.partner_id, partner_id)))
    .limit(tenant_ids.length)
  return new Set(rows.map(({ id }) => id))
}

/** Card and licences by partner id, for modules that sell in their name; rules/licence.ts reads them. */
export async function partnerLicences(db: Db, ids: readonly string[]) {
  const rows = await db
    .select({
      ...cardColumns,
      legal_name: partners.legal_name,
      phone_number: partners.phone_number,
      address: partners.address,
      version: partnerVersion(sql`${partners}.id`),
    })
    .from(partners)
    .where(inArray(partners.id, [...ids]))
    .limit(ids.length)
  return new Map(rows.map((row) => [row.id, row]))
}

export type PackageCount = { partner_id: string; active: number; total: number }

/** What the module that owns the packages counted; partners it does not name keep theirs. */
export async function setPackageCounts(db: Db, counts: readonly PackageCount[]): Promise<void> {
  await db.execute(sql`
    update ${partners} set active_packages = counted.active, total_packages = counted.total
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as counted(partner_id uuid, active integer, total integer)
    where ${partners.id} = counted.partner_id`)
}
