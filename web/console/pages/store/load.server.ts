import { data, redirect } from 'react-router'
import { newId } from '#core/ids.ts'
import { changeDeskStore, seeDeskStore } from '#modules/merchandise/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf } from '../../../form.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { bilingualOf, doneIn, onceOf, withDone } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

export async function loadStore(context: Context, { id, url }: { id: string; url: URL }) {
  const { language } = pageOf(context)
  const store = await dataOrNotFound(api(context, seeDeskStore, { id }))
  const say = words(language)
  const { about, phone_number, opens_at, closes_at, closed_from, closed_until } = store
  return {
    tab: tabTitle(context, store.name),
    name: store.name,
    crumbs: [
      { label: say.list, href: to(language, '/stores') },
      { label: store.name, href: to(language, '/stores/:id', { id }) },
    ],
    is_suspended: store.is_suspended,
    version: String(store.version),
    values: {
      ...{ about, phone_number, opens_at, closes_at },
      ...{ closed_from: closed_from ?? '', closed_until: closed_until ?? '', open_days: store.open_days.map(String) },
    },
    weekdays: weekdays.map((day) => ({ value: String(day), label: say[`day_${day}`] })),
    origin: [
      { name: say.address, text: store.address },
      { name: say.city, text: store.city },
      { name: say.postcode, text: store.postcode },
    ],
    key: newId(),
    done: doneIn(url.searchParams, ['saved']) && say.saved,
  }
}

export type ShownStore = Awaited<ReturnType<typeof loadStore>>

const fields = [
  ...['intent', 'key', 'version', 'about.id', 'about.en', 'phone_number', 'opens_at', 'closes_at'],
  ...['closed_from', 'closed_until', ...weekdays.map((day) => `open_days.${day}`)],
]

/** Saves what the store says of itself. */
export async function saveStore(context: Context, { id, request }: { id: string; request: Request }) {
  const values = textsOf(await readForm(request), fields)
  if (values.intent !== 'save') throw data(null, { status: 400 })
  const { version, phone_number = '', opens_at = '', closes_at = '', closed_from, closed_until } = values
  const open_days = weekdays.filter((day) => values[`open_days.${day}`] === 'true')
  const typed = { version, about: bilingualOf(values, 'about'), phone_number, opens_at, closes_at, open_days }
  // A day that was left empty is none.
  const holiday = { ...(closed_from && { closed_from }), ...(closed_until && { closed_until }) }
  try {
    await api(context, changeDeskStore, { id, ...typed, ...holiday }, onceOf({ ...values, id }))
    return redirect(withDone(to(pageOf(context).language, '/stores/:id', { id }), 'saved'))
  } catch (error) {
    return refused(error, { intent: 'save', values })
  }
}
