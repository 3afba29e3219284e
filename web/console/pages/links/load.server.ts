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
import { qrPng } from './qr-png.server.ts'
import { words } from './words.ts'

type Link = Output<typeof listShareLinks>['links'][number]

/** What a new link lasts, unless its maker says otherwise. */
const usualDays = 90

/** What a link leads to, as people call it. */
const targetOf = ({ product_name }: Link, language: Language) => product_name ?? words(language).homePage

const shown = (link: Link, language: Language) => ({
  id: link.id,
  key: newId(),
  address: link.address,
  brand: link.brand.name,
  target: targetOf(link, language),
  state: link.state,
  opened: words(language).times(formatNumber(link.opened, language)),
  // It ends with its last day: at midnight it is the next one already.
  until: formatShortDay(jakartaDate(addMs(new Date(link.expires_at), -minuteMs)), language),
  qr: `${to(language, '/links')}?${new URLSearchParams({ qr: link.id })}#qr`,
})

export type ShownLink = ReturnType<typeof shown>

/** As a picture that needs no script: one that a printer can make as large as it likes, and one that every app can show. */
function pictureOf(links: readonly Link[], id: string | null, language: Language) {
  const link = links.find((one) => one.id === id)
  if (!link?.address) return undefined
  const { address } = link
  const file = `qr-${address.split('/').at(-1)}`
  const svg = Buffer.from(renderSVG(address, { border: 2 })).toString('base64')
  return {
    ...{ address, target: targetOf(link, language) },
    svg: { href: `data:image/svg+xml;base64,${svg}`, file: `${file}.svg` },
    png: { href: `data:image/png;base64,${qrPng(address).toString('base64')}`, file: `${file}.png` },
  }
}

async function packagesFor(context: Context, consultant_id: string, search: string) {
  if (search === '') return []
  const result = await unlessRefused(api(context, findRecommendable, { consultant_id, search }), [404, 422])
  return (result?.packages ?? []).map(({ slug, name, partner_name }) => ({
    value: slug,
    label: `${name} · ${partner_name}`,
  }))
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
    qr: pictureOf(shared.links, url.searchParams.get('qr'), language),
    done: doneIn(url.searchParams, ['made', 'stopped']),
  }
}
