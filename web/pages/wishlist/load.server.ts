import type { Output } from '#core/call.ts'
import { isCallFailure } from '#core/client.ts'
import { formatNumber } from '#core/format.ts'
import { itemWishlist } from '#modules/merchandise/contract.ts'
import { wishlist } from '#modules/search/contract.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { shownItem } from '../../components/shop/shown-item.server.ts'
import { addressOf, limitOf, type Query, readQuery, type Tab, tabs } from './query.ts'
import { words } from './words.ts'

type Answers = { packages: Output<typeof wishlist>; souvenirs: Output<typeof itemWishlist>; failure?: string }

/** The open tab of the wishlist, and how much each of the others holds. */
export async function loadWishlist(context: Context, url: URL) {
  const { language } = pageOf(context)
  const query = readQuery(url.searchParams)
  const { category, page } = query
  const { packages, souvenirs, failure } = await answers(context, query)
  const isShop = category === 'oleh-oleh'
  const counts = { ...packages.counts, 'oleh-oleh': souvenirs.slugs.length }
  const { saved, savedItems, offSaleItemsText, noneItemsText, ...say } = words(language)
  const n = formatNumber(counts[category], language)
  return {
    failure,
    isShop,
    items: isShop ? [] : packages.items,
    souvenirs: isShop ? souvenirs.items.map((card) => shownItem(card, language)) : [],
    off_sale: isShop ? souvenirs.off_sale.map((item) => ({ ...item, id: item.slug })) : packages.off_sale,
    more: (isShop ? souvenirs : packages).is_show_more ? addressOf({ category, page: page + 1 }) : undefined,
    tabs: tabs
      .filter((tab) => isOffered(tab, { counts, category }))
      .map((tab) => ({
        href: addressOf({ category: tab, page: 1 }),
        label: counts[tab] > 0 ? `${say[tab]} (${formatNumber(counts[tab], language)})` : say[tab],
        isCurrent: tab === category,
      })),
    say: {
      ...say,
      saved: isShop ? savedItems(n) : saved(n),
      offSaleText: isShop ? offSaleItemsText : say.offSaleText,
      noneText: isShop ? noneItemsText : say.noneText,
    },
  }
}

export type Wishlist = Awaited<ReturnType<typeof loadWishlist>>

type Shown = { counts: Record<Tab, number>; category: Tab }

/** Hajj is no tab of its own until something of it is saved: then it must not vanish. */
const isOffered = (tab: Tab, { counts, category }: Shown): boolean =>
  tab !== 'haji' || counts.haji > 0 || category === 'haji'

const nothing = { items: [], off_sale: [], is_show_more: false }

/** Seeds, section 8.2: a list that cannot be loaded says what the server said, and is empty. */
async function answers(context: Context, query: Query): Promise<Answers> {
  const { category } = query
  const limit = limitOf(query)
  try {
    const [packages, souvenirs] = await Promise.all([
      api(context, wishlist, category === 'oleh-oleh' ? { category: 'umroh', limit: 1 } : { category, limit }),
      api(context, itemWishlist, { limit: category === 'oleh-oleh' ? limit : 1 }),
    ])
    return { packages: packages.data, souvenirs: souvenirs.data }
  } catch (error) {
    if (!isCallFailure(error)) throw error
    const counts = { umroh: 0, 'wisata-syariah': 0, haji: 0 }
    return { packages: { ...nothing, counts }, souvenirs: { ...nothing, slugs: [] }, failure: error.message }
  }
}
