import type { Db } from '#core/context.ts'
import type { Tenant } from '#core/tenant.ts'
import { jakartaDate } from '#core/time.ts'
import { postPlaces } from '#modules/content/module.ts'
import { soldPlaces } from '#modules/merchandise/module.ts'
import { countPartners, hiddenPartnerIds, listChannels, travelSlugs } from '#modules/partner/module.ts'
import { runningSlugs } from '#modules/promo/module.ts'
import { listedInPart, listedParts } from '#modules/search/module.ts'
import { quranPaths } from '#modules/worship/module.ts'
import { type PageEntry, pages } from '#web/pages.ts'
import type { Place } from './sitemap-xml.ts'

export type SourceInput = { db: Db; tenant: Tenant; now: Date }
type Part = { number: number; changed_at?: Date | null }
export type Source = {
  parts(input: SourceInput): Promise<Part[]>
  places(input: SourceInput, part: number): Promise<Place[]>
}

// Each place is two addresses, and a file holds 10,000 at most.
const size = 5_000

const pathOf = (folder: string) => (slug: string, below?: string) => ({
  path: `/${[folder, slug, ...(below === undefined ? [] : [below])].map(encodeURIComponent).join('/')}`,
})
const only = (number: number, places: Place[]): Promise<Place[]> => Promise.resolve(number === 1 ? places : [])

/** Pages with an address of their own that anyone may open and that stand for themselves. */
function listedPages({ feature_flag }: Tenant): Place[] {
  const isListed = (entry: PageEntry) =>
    entry.who === 'anyone' &&
    !entry.only &&
    !entry.unlisted &&
    !/[:*]/.test(entry.path) &&
    !(entry.flag && feature_flag[entry.flag] === 0)
  return pages
    .filter(isListed)
    .flatMap(({ path, addresses = [path] }: PageEntry) => addresses.map((one) => ({ path: one })))
}

/** A channel's own page, where the site has one and the tenant shows the channel. */
async function channelPlaces({ db, tenant }: SourceInput): Promise<Place[]> {
  const shown = (await listChannels(db, tenant.id)).map(({ slug }) => `/distribution-partners/${slug}`)
  return pages.filter(({ path }) => shown.includes(path)).map(({ path }) => ({ path }))
}

/** What is sold here today: no hidden or unlicensed partner's, and hajj only where it is offered. */
async function walk({ db, tenant, now }: SourceInput) {
  const today = jakartaDate(now)
  const hidden = await hiddenPartnerIds(db, tenant.id)
  const hajj = tenant.feature_flag.is_hajj === 1 ? (['haji'] as const) : []
  return { hidden, closed: [], today, categories: ['umroh', 'wisata-syariah', ...hajj] as const, size }
}

const promoPlaces = async ({ db, tenant, now }: SourceInput): Promise<Place[]> =>
  tenant.feature_flag.is_promo === 0
    ? []
    : (await runningSlugs(db, tenant.id, { limit: size, now })).map((slug) => pathOf('promo')(slug))

/** A post without an English text has one address only. */
async function blogPlaces({ db, tenant, now }: SourceInput): Promise<Place[]> {
  if (tenant.feature_flag.is_hasanah === 0) return []
  const posts = await postPlaces(db, { tenant_id: tenant.id, now }, { limit: size })
  return posts.map(({ slug, changed_at, has_english }) => ({
    ...pathOf('blog')(slug),
    changed_at,
    ...(!has_english && { only: 'id' as const }),
  }))
}

/** Stores of the shop, and what they have on sale today; the shop is the same for every tenant. */
const shopPlaces = async (input: SourceInput): Promise<Place[]> =>
  (await soldPlaces(input)).map(({ store, item }) => pathOf('oleh-oleh')(store, item))

/** Everything public of a tenant, in files by kind. */
export const sources: Readonly<Record<string, Source>> = {
  pages: {
    parts: async () => [{ number: 1 }],
    places: async (input, part) => only(part, [...listedPages(input.tenant), ...(await channelPlaces(input))]),
  },
  quran: {
    parts: async () => [{ number: 1 }],
    places: (_input, part) =>
      only(
        part,
        quranPaths().map((path) => ({ path })),
      ),
  },
  products: {
    parts: async (input) => {
      const parts = await listedParts(input.db, await walk(input))
      return parts.map(({ part, changed_at }) => ({ number: part, changed_at }))
    },
    places: async (input, part) => {
      const products = await listedInPart(input.db, part, await walk(input))
      return products.map(({ slug, changed_at }) => ({ ...pathOf('product')(slug), changed_at }))
    },
  },
  travels: {
    parts: async ({ db, tenant }) => {
      const { travel } = await countPartners(db, tenant.id, {})
      return Array.from({ length: Math.ceil(travel / size) }, (_, i) => ({ number: i + 1 }))
    },
    places: async ({ db, tenant }, part) =>
      part < 1
        ? []
        : (await travelSlugs(db, tenant.id, { limit: size, offset: (part - 1) * size })).map((slug) =>
            pathOf('travel')(slug),
          ),
  },
  promos: {
    parts: async (input) => ((await promoPlaces(input)).length > 0 ? [{ number: 1 }] : []),
    places: async (input, part) => only(part, part === 1 ? await promoPlaces(input) : []),
  },
  shop: {
    parts: async (input) => {
      const { length } = await shopPlaces(input)
      return Array.from({ length: Math.ceil(length / size) }, (_, i) => ({ number: i + 1 }))
    },
    places: async (input, part) => (part < 1 ? [] : (await shopPlaces(input)).slice((part - 1) * size, part * size)),
  },
  posts: {
    parts: async (input) => ((await blogPlaces(input)).length > 0 ? [{ number: 1 }] : []),
    places: async (input, part) => only(part, part === 1 ? await blogPlaces(input) : []),
  },
}
