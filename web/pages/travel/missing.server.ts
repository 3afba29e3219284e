import type { Output } from '#core/call.ts'
import { partners } from '#modules/partner/contract.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { licenceOf } from '../../components/partners/licence.server.ts'
import { partnerPath } from '../../components/partners/partner-path.ts'
import { words } from './words.ts'

const suggested = 6

/** Travel partners whose name is near what was asked for; failing that, the first of all. */
export async function loadMissing(context: Context, slug: string) {
  const { language } = pageOf(context)
  const name = slug.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
  const searches = new Set([name.slice(0, 100), name.split(' ')[0]?.slice(0, 100) ?? '', ''])
  const { missing, missingText, nearNames, allPartners, partners: crumb } = words(language)
  return {
    say: { missing, missingText, nearNames, allPartners, crumb },
    suggestions: (await firstMatches(context, [...searches])).map((card) => ({
      id: card.id,
      name: card.name,
      city: card.city,
      logo: card.logo ?? undefined,
      licence: licenceOf(card.licence, language),
      href: partnerPath('travel', card.slug),
    })),
  }
}

export type Missing = Awaited<ReturnType<typeof loadMissing>>

async function firstMatches(context: Context, [search, ...rest]: string[]): Promise<Output<typeof partners>['items']> {
  const { data } = await api(context, partners, { kind: 'travel', search, limit: suggested })
  return data.items.length > 0 || rest.length === 0 ? data.items : firstMatches(context, rest)
}
