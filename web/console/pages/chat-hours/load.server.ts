import { data, redirect } from 'react-router'
import { newId } from '#core/ids.ts'
import { listChatHours, setChatHours } from '#modules/chat/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { type Failed, readForm, refused, textsOf, type Values } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { doneIn, withDone } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { weekdayNames, words } from './words.ts'

// The week as people here read it: Monday first.
const week = [1, 2, 3, 4, 5, 6, 0] as const
const usual = { opens: '08:00', closes: '17:00' }

export async function loadHours(context: Context, url: URL) {
  const { language } = pageOf(context)
  const { brands } = (await api(context, listChatHours, {})).data
  const brand = brands.find(({ tenant_id }) => tenant_id === url.searchParams.get('brand')) ?? brands[0]
  const path = to(language, '/chat/hours')
  return {
    tab: tabTitle(context, words(language).title),
    brands: brands.map(({ tenant_id, name }) => ({
      href: `${path}?${new URLSearchParams({ brand: tenant_id })}`,
      label: name,
      isCurrent: tenant_id === brand?.tenant_id,
    })),
    tenant_id: brand?.tenant_id,
    days: week.map((weekday) => {
      const open = brand?.hours.find((one) => one.weekday === weekday)
      return { weekday, name: weekdayNames[language][weekday], is_open: open !== undefined, ...(open ?? usual) }
    }),
    key: newId(),
    done: doneIn(url.searchParams, ['saved']),
  }
}

export type ShownDay = Awaited<ReturnType<typeof loadHours>>['days'][number]

/** The days of the form that are open, in the order in which the call refuses them. */
const openDays = (values: Values) => week.filter((weekday) => values[`open.${weekday}`] === 'true')

/** What the call says of the third day it was sent is said at the fields of that day. */
function atDays(failed: Failed, days: readonly number[]): Failed {
  const errors = Object.entries(failed.errors).map(([name, said]) => {
    const [, place, field] = /^hours\.(\d+)\.(opens|closes)$/.exec(name) ?? []
    return [place === undefined ? name : `${field}.${days[Number(place)]}`, said] as const
  })
  return { ...failed, errors: Object.fromEntries(errors) }
}

export async function actOnHours(context: Context, request: Request) {
  const values = textsOf(await readForm(request), ['key', 'tenant_id', /^(open|opens|closes)\.[0-6]$/])
  const { tenant_id = '' } = values
  const days = openDays(values)
  const hours = days.map((weekday) => ({
    weekday,
    opens: values[`opens.${weekday}`] ?? '',
    closes: values[`closes.${weekday}`] ?? '',
  }))
  try {
    await api(context, setChatHours, { tenant_id, hours })
    const path = to(pageOf(context).language, '/chat/hours')
    return redirect(withDone(`${path}?${new URLSearchParams({ brand: tenant_id })}`, 'saved'))
  } catch (error) {
    const { data: failed, init } = refused(error, { intent: 'hours', values })
    return data(atDays(failed, days), init ?? undefined)
  }
}
