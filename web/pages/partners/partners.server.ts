import { redirect } from 'react-router'
import type { Output } from '#core/call.ts'
import { isCallFailure } from '#core/client.ts'
import { formatNumber } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { banks, partners } from '#modules/partner/contract.ts'
import type { BankProduct } from '#modules/partner/rules/bank-product.ts'
import { type PartnerKind, partnerKinds } from '#modules/partner/rules/kinds.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { akadName, amountOf, percentOf } from '../../components/explain/bank.server.ts'
import { licenceOf } from '../../components/partners/licence.server.ts'
import { partnerPath } from '../../components/partners/partner-path.ts'
import { placeWords } from '../../components/shell/words.ts'
import { breadcrumbList } from '../../json-ld.ts'
import { inLanguage } from '../../to.ts'
import { addressOf, type Query, readQuery } from './query.ts'
import { words } from './words.ts'

type Answer = Output<typeof partners>
type Say = ReturnType<typeof words>

const nothing: Answer = {
  items: [],
  total: 0,
  current_page: 1,
  last_page: 1,
  first_item: 0,
  last_item: 0,
  counts: { travel: 0, financial: 0, agency: 0, tdc: 0 },
}
// Rows of three, two or one.
const limit = 24

/** Partners of one kind, how many there are of the others, and for banks their terms. */
export async function loadPartners(context: Context, params: URLSearchParams) {
  const { language, tenant } = pageOf(context)
  const say = words(language)
  const query = readQuery(params)
  const kind = partnerKinds.find((one) => one === (query.kind ?? 'travel'))
  const { answer, problem } = kind ? await ask(context, query, kind) : { answer: nothing, problem: say.badKind }
  const { items, counts, ...page } = answer
  if (items.length === 0 && page.total > 0) {
    throw redirect(inLanguage(language, addressOf({ ...query, page: String(page.last_page) })))
  }
  const terms: Terms = kind === 'financial' ? await termsOf(context, say) : new Map()
  const n = formatNumber(page.total, language)
  return {
    query: query,
    page,
    problem,
    canonical: addressOf(query),
    data: [breadcrumbList({ public_url: tenant.public_url, language }, crumbsIn(language))],
    items: items.map(({ id, slug, name, city, logo, licence }) => ({
      id,
      name,
      city,
      logo: logo ?? undefined,
      licence: licenceOf(licence, language),
      href: kind && partnerPath(kind, slug),
      terms: terms.get(id) ?? [],
    })),
    kinds: kindLinks(query, { kind, counts, language }),
    say: {
      ...frameWords(say),
      title: say[`${kind ?? 'travel'}Title`],
      about: say[`${kind ?? 'travel'}Text`],
      resultCount: query.search ? say.resultCountFor(n, query.search) : say.resultCount(n),
      termsNote: terms.size > 0 ? say.termsNote : undefined,
    },
  }
}

const crumbsIn = (language: Language) => [
  { name: placeWords(language).tabHome, path: '/' },
  { name: words(language).crumb },
]

export type Partners = Awaited<ReturnType<typeof loadPartners>>

/** One answer, or nothing with the reason when the API finds a value impossible. */
async function ask(context: Context, { search, page }: Query, kind: PartnerKind) {
  try {
    const { data } = await api(context, partners, { kind, search, page, limit })
    return { answer: data, problem: undefined }
  } catch (error) {
    if (!isCallFailure(error) || error.status !== 422) throw error
    return { answer: nothing, problem: Object.values(error.errors).flat()[0] ?? error.message }
  }
}

type Kinds = { kind: PartnerKind | undefined; counts: Answer['counts']; language: Language }

const kindLinks = ({ search }: Query, { kind, counts, language }: Kinds) =>
  partnerKinds.map((one) => ({
    href: addressOf({ kind: one === 'travel' ? undefined : one, search }),
    label: words(language)[one],
    count: formatNumber(counts[one], language),
    isCurrent: one === kind,
  }))

type Terms = Map<string, { id: string; pairs: { name: string; value: string }[] }[]>

/** What each bank asks and shares under each of its contracts, as pairs of name and value. */
async function termsOf(context: Context, say: Say): Promise<Terms> {
  const { data } = await api(context, banks, {})
  const { language } = pageOf(context)
  const terms = (product: BankProduct) => ({
    id: product.terms_id,
    pairs: [
      { name: say.akad, value: akadName(product.akad, language) },
      ...ownTerms(product, say, language),
      { name: say.cost, value: amountOf(product.admin_fee, language) },
    ],
  })
  return new Map(data.map((bank) => [bank.id, bank.products.map(terms)]))
}

function ownTerms(product: BankProduct, say: Say, language: Language) {
  if (product.akad === 'murabahah') return [{ name: say.rate, value: percentOf(product.margin_bp, language) }]
  if (product.akad === 'ijarah multijasa') return [{ name: say.ujrah, value: amountOf(product.ujrah, language) }]
  const minimum = { name: say.minimum, value: amountOf(product.minimum_deposit, language) }
  return product.akad === 'wadiah' ? [minimum] : [minimum, { name: say.share, value: product.nisbah }]
}

function frameWords(say: Say) {
  const { crumb, heading, text, kinds, search, searchHint, find, clear, none, noneText, bad, all } = say
  const { pages, previous, next, join, joinText, joinTravel, joinChannel } = say
  const frame = { crumb, heading, text, kinds, search, searchHint, find, clear, none, noneText, bad, all }
  return { ...frame, pages, previous, next, join, joinText, joinTravel, joinChannel }
}
