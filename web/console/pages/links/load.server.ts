import { renderSVG } from 'uqr'
import type { Output } from '#core/call.ts'
import { formatNumber, formatShortDay } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { addDays, addMs, jakartaDate, minuteMs } from '#core/time.ts'
import { consultantProfile, findRecommendable, listShareLinks } from '#modules/affiliate/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { unlessRefused } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { doneIn } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

type Link = Output<typeof listShareLinks>['links'][number]

/** What a new link lasts, unless its maker says otherwise. */
const usualDays = 90

const shown = (link: Link, language: Language) => ({
  id: link.id,
  key: newId(),
  address: link.address,
  brand: link.brand.name,
  slug: link.product_slug,
  state: link.state,
  opened: words(language).times(formatNumber(link.opened, language)),
  // It ends with its last day: at midnight it is the next one already.
  until: formatShortDay(jakartaDate(addMs(new Date(link.expires_at), -minuteMs)), language),
  qr: `${to(language, '/links')}?${new URLSearchParams({ qr: link.id })}#qr`,
})

export type ShownLink = ReturnType<typeof shown>

/** As a picture that needs no script, and that a printer can make as large as it likes. */
function pictureOf(links: readonly Link[], id: string | null) {
  const address = links.find((link) => link.id === id)?.address
  if (!address) return undefined
  const picture = `data:image/svg+xml;base64,${Buffer.from(renderSVG(address, { border: 2 })).toString('base64')}`
  return { address, picture, file: `qr-${address.split('/').at(-1)}.svg` }
}

async function packagesFor(context: Context, consultant_id: string, search: string) {
  if (search === '') return []
  const result = await unlessRefused(api(context, findRecommendable, { consultant_id, search }), [404, 422])
  return (result?.packages ?? []).map(({ slug, name }) => ({ value: slug, label: name }))
}

export async function loadLinks(context: Context, url: URL) {
  const { language, now } = pageOf(context)
  const [{ data: own }, { data: shared }] = await Promise.all([
    api(context, consultantProfile, {}),
    api(context, listShareLinks, {}),
  ])
  const wanted = url.searchParams.get('profile')
  const profile = own.profiles.find(({ id }) => id === wanted) ?? own.profiles[0]
  const search = (url.searchParams.get('search') ?? '').trim().slice(0, 100)
  return {
    tab: tabTitle(context, words(language).title),
    key: newId(),
    profiles: own.profiles,
    profile_id: profile?.id ?? '',
    search,
    packages: profile ? await packagesFor(context, profile.id, search) : [],
    last_day: addDays(jakartaDate(now), usualDays),
    links: shared.links.map((link) => shown(link, language)),
    qr: pictureOf(shared.links, url.searchParams.get('qr')),
    done: doneIn(url.searchParams, ['made', 'stopped']),
  }
}
