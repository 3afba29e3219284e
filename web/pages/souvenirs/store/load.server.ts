import { data, redirect } from 'react-router'
import type { Output } from '#core/call.ts'
import { formatClock, formatDay, formatWeekday } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { storeBySlug, storeItems } from '#modules/merchandise/contract.ts'
import { api, type Context, pageOf } from '../../../api.server.ts'
import { findItemPath } from '../../../components/shop/find-item.server.ts'
import { itemListOf } from '../../../components/shop/linked-data.server.ts'
import { loadShopListing } from '../../../components/shop/listing.server.ts'
import { storePath } from '../../../components/shop/paths.ts'
import { shownStore } from '../../../components/shop/store-view.server.ts'
import { words as shopWords } from '../../../components/shop/words.ts'
import { storeOf } from '../../../json-ld.ts'
import { linkedCrumbs, placeOf } from '../../../linked-crumbs.server.ts'
import { unlessRefused } from '../../../softly.server.ts'
import { inLanguage } from '../../../to.ts'
import { openDays } from './open-days.ts'
import { words } from './words.ts'

type Store = Output<typeof storeBySlug>

/** A store and what it sells; where none is called so, an item may be, and has its page elsewhere. */
export async function loadStore(context: Context, url: URL, slug: string) {
  const page = pageOf(context)
  const { language } = page
  const store = await unlessRefused(api(context, storeBySlug, { slug }), [404, 422])
  if (!store) throw await elsewhere(context, slug)
  const path = storePath(slug)
  const listing = await loadShopListing(context, url, {
    path,
    find: (input) => api(context, storeItems, { ...input, slug }),
  })
  const { shop } = shopWords(language)
  const { sells, stores, title, description } = words(language)
  const crumbs = [
    { label: shop, href: '/oleh-oleh' },
    { label: stores, href: '/oleh-oleh/toko' },
    { label: store.name, href: path },
  ]
  const shown = viewOf(store, language)
  return {
    slug,
    store: shown,
    listing,
    crumbs,
    linked: [
      storeOf(placeOf(page), { ...store, path }),
      linkedCrumbs(
        page,
        crumbs.map(({ label, href }) => ({ name: label, path: href })),
      ),
      ...itemListOf(page, listing.items),
    ],
    say: {
      sells,
      title: title(store.name, store.city),
      description: description(store.name, store.city, shown.items),
    },
  }
}

export type LoadedStore = Awaited<ReturnType<typeof loadStore>>

async function elsewhere(context: Context, slug: string) {
  const path = await findItemPath(context, slug)
  return path ? redirect(inLanguage(pageOf(context).language, path), 301) : data(null, { status: 404 })
}

/** From Monday on, as the first week of 2024 has them. */
const dayNames = (language: Language): string[] =>
  Array.from({ length: 7 }, (_, i) => formatWeekday(`2024-01-0${i + 1}`, language))

function viewOf(store: Store, language: Language) {
  const say = words(language)
  const days = store.open_days.length === 7 ? say.everyDay : openDays(store.open_days, dayNames(language))
  const clock = (text: string) => formatClock(text, language)
  return {
    ...shownStore(store, language),
    about: store.about,
    sentFrom: say.sentFrom(store.city, store.province),
    hours: say.hours(days, clock(store.opens_at), clock(store.closes_at)),
    ...(store.cover && { cover: { id: store.cover.picture_id, colour: store.cover.picture_colour } }),
    ...holidayOf(store, language),
  }
}

/** That it is closed now, or will be. */
function holidayOf({ closed_from, closed_until }: Store, language: Language) {
  const say = words(language)
  if (closed_until !== null)
    return { holiday: { title: say.holiday, text: say.holidayText(formatDay(closed_until, language)) } }
  if (closed_from === null) return {}
  return { holiday: { title: say.holidaySoon, text: say.holidaySoonText(formatDay(closed_from, language)) } }
}
