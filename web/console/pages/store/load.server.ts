import { newId } from '#core/ids.ts'
import { seeDeskStore } from '#modules/merchandise/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { placesIn } from '../../components/stores/origin.server.ts'
import { doneIn } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { doneNames, weekdays, words } from './words.ts'

export async function loadStore(context: Context, { id, url }: { id: string; url: URL }) {
  const { language } = pageOf(context)
  const store = await dataOrNotFound(api(context, seeDeskStore, { id }))
  const say = words(language)
  const { about, phone_number, opens_at, closes_at, closed_from, closed_until } = store
  const { subdistrict_id, address, postcode } = store
  const here = { value: subdistrict_id, label: `${store.subdistrict}, ${store.city}` }
  const { place, places } = await placesIn(context, url)
  const done = doneIn(url.searchParams, doneNames)
  return {
    tab: tabTitle(context, store.name),
    name: store.name,
    crumbs: [
      { label: say.list, href: to(language, '/stores') },
      { label: store.name, href: to(language, '/stores/:id', { id }) },
    ],
    is_suspended: store.is_suspended,
    suspension_reason: store.suspension_reason,
    may_suspend: store.may_suspend,
    version: String(store.version),
    values: {
      ...{ about, phone_number, opens_at, closes_at },
      ...{ closed_from: closed_from ?? '', closed_until: closed_until ?? '', open_days: store.open_days.map(String) },
    },
    weekdays: weekdays.map((day) => ({ value: String(day), label: say[`day_${day}`] })),
    origin: {
      ...{ place, matches: places, values: { subdistrict_id, address, postcode } },
      places: [here, ...places.filter(({ value }) => value !== subdistrict_id)],
    },
    logo: store.logo_picture_id,
    cover: store.cover_picture_id,
    key: newId(),
    done: done && say[`done_${done}`],
  }
}

export type ShownStore = Awaited<ReturnType<typeof loadStore>>
