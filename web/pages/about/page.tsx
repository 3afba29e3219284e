import { formatNumber } from '#core/format.ts'
import { page as pageCall } from '#modules/content/contract.ts'
import { partners } from '#modules/partner/contract.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { AskUs } from '../../components/guides/ask-us.tsx'
import { loadText } from '../../components/guides/load.server.ts'
import { TextBody } from '../../components/guides/text-body.tsx'
import { ListingHero } from '../../components/listing/listing-hero.tsx'
import { crumbsOf, type ShellHandle } from '../../components/shell/handle.ts'
import { ShellLink } from '../../components/shell/shell-link.tsx'
import { organization } from '../../json-ld.ts'
import { linkedCrumbs, placeOf } from '../../linked-crumbs.server.ts'
import { metaOf } from '../../meta.ts'
import { coverLinkClass } from '../../ui/card.tsx'
import type { Route } from './+types/page.ts'
import { words } from './words.ts'

type Loaded = Awaited<ReturnType<typeof loader>>
const path = '/tentang-kami'

export const meta = metaOf<Loaded>((_language, { loaderData: { text, image, linked } }) => ({
  title: text.title,
  description: text.summary,
  canonical: path,
  picture: image,
  data: linked,
}))

export const handle: ShellHandle = {
  crumbs: crumbsOf<Loaded>(({ title }) => [{ label: title, href: path }]),
}

export async function loader({ context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const { tenant, language } = page
  const { title, figures } = words(language)
  const [loaded, counted] = await Promise.all([loadText(context, 'about'), figuresOf(context)])
  const brand = { ...tenant, slogan: tenant.slogan[language] }
  const linked = [linkedCrumbs(page, [{ name: title, path }]), organization(placeOf(page), brand)]
  return { ...loaded, title, figures: { title: figures, counted }, linked }
}

/** Counted now, never claimed. */
async function figuresOf(context: Context) {
  const { tenant, language } = pageOf(context)
  const say = words(language)
  const [{ data: partnerList }, { data: index }] = await Promise.all([
    api(context, partners, { limit: 1 }),
    api(context, pageCall, { slug: 'guides' }),
  ])
  const all = [
    { count: partnerList.counts.travel, name: say.travel, path: '/partner' },
    ...(tenant.feature_flag.is_financing
      ? [{ count: partnerList.counts.financial, name: say.financial, path: '/partner?kind=financial' }]
      : []),
    { count: index.pages.length, name: say.guides, path: '/panduan' },
  ]
  return all.flatMap(({ count, ...rest }) => (count ? [{ ...rest, count: formatNumber(count, language) }] : []))
}

export default function About({ loaderData: { text, figures, facts, say } }: Route.ComponentProps) {
  return (
    <article>
      <ListingHero
        title={text.title}
        text={text.summary}
        picture={{ id: text.picture_id, colour: text.picture_colour }}
      />
      <section aria-label={figures.title} className="layout unprinted pt-6 md:pt-8">
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-4">
          {figures.counted.map(({ path: place, count, name }) => (
            <li key={place} className="relative rounded-lg border border-line bg-paper px-5 py-4">
              <ShellLink path={place} className={`${coverLinkClass} flex items-baseline gap-3`}>
                <span className="font-bold text-3xl text-brand-text">{count}</span>
                <span>{name}</span>
              </ShellLink>
            </li>
          ))}
        </ul>
      </section>
      <TextBody text={text} say={say}>
        <AskUs title={say.ask} text={say.askText} />
        <p className="text-muted text-sm">{facts.dated}</p>
      </TextBody>
    </article>
  )
}
