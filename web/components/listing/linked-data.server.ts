import { type Context, pageOf } from '../../api.server.ts'
import { breadcrumbList, faqPage, itemList } from '../../json-ld.ts'
import type { LinkedData } from '../../meta.ts'
import type { Crumb } from '../../ui/breadcrumbs.tsx'
import { placeWords } from '../shell/words.ts'

type LinkedDataInput = {
  crumbs: readonly Crumb[]
  cards?: readonly { slug: string; name: string }[]
  questions?: readonly { title: string; text: string }[]
}

/** What search engines read of a page of packages: where it is, what it lists, and what it answers. */
export function linkedData(context: Context, { crumbs, cards = [], questions = [] }: LinkedDataInput): LinkedData[] {
  const { tenant, language } = pageOf(context)
  const place = { public_url: tenant.public_url, language }
  const home = { label: placeWords(language).tabHome, href: '/' }
  const walked = [home, ...crumbs].map(({ label, href }) => ({ name: label, path: href }))
  return [
    breadcrumbList(place, walked),
    ...(cards.length > 0 ? [itemList(place, cards)] : []),
    ...(questions.length > 0 ? [faqPage(questions.map(({ title, text }) => ({ question: title, answer: text })))] : []),
  ]
}
