import { Footprints } from '#web/ui/icons/icons.ts'
import { pageOf } from '../../api.server.ts'
import { Blocks } from '../../components/guides/blocks.tsx'
import { GuideCards } from '../../components/guides/guide-card.tsx'
import { loadText } from '../../components/guides/load.server.ts'
import { ListingHero } from '../../components/listing/listing-hero.tsx'
import { crumbsOf, type ShellHandle } from '../../components/shell/handle.ts'
import { ShellLink } from '../../components/shell/shell-link.tsx'
import { linkedCrumbs } from '../../linked-crumbs.server.ts'
import { metaOf } from '../../meta.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import type { Route } from './+types/page.ts'
import { words } from './words.ts'

type Loaded = Awaited<ReturnType<typeof loader>>
const path = '/panduan'

export const meta = metaOf<Loaded>((_language, { loaderData: { text, image, linked } }) => ({
  title: text.title,
  description: text.summary,
  canonical: path,
  picture: image,
  data: linked,
}))

export const handle: ShellHandle = {
  crumbs: crumbsOf<Loaded>(({ say }) => [{ label: say.guides, href: path }]),
}

const groups = ['umrah', 'both', 'hajj'] as const

export async function loader({ context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const loaded = await loadText(context, 'guides')
  const own = words(page.language)
  return {
    text: loaded.text,
    image: loaded.image,
    say: loaded.say,
    walk: { title: own.walk, text: own.walkText, start: own.start },
    groups: groups.map((name) => ({
      name,
      title: own[name],
      text: own[`${name}Text`],
      cards: loaded.related.filter(({ group }) => group === name),
    })),
    linked: [linkedCrumbs(page, [{ name: loaded.say.guides, path }])],
  }
}

export default function Guides({ loaderData: { text, walk, groups: shown, say } }: Route.ComponentProps) {
  return (
    <>
      <ListingHero
        title={text.title}
        text={text.summary}
        picture={{ id: text.picture_id, colour: text.picture_colour }}
      />
      <div className="layout flex flex-col gap-10 py-6 md:gap-12 md:py-10">
        <Card look="tinted" padding="lg" className="flex flex-wrap items-center justify-between gap-5">
          <div className="flex min-w-0 flex-1 basis-72 items-start gap-4">
            <Footprints aria-hidden="true" className="mt-1 size-8 shrink-0 text-brand-text" />
            <div className="flex min-w-0 flex-col gap-1">
              <h2 className="text-xl">{walk.title}</h2>
              <p className="max-w-prose text-muted">{walk.text}</p>
            </div>
          </div>
          <ShellLink path="/panduan/manasik" className={buttonClass()}>
            {walk.start}
          </ShellLink>
        </Card>
        {shown.map(({ name, title, text: about, cards }) => (
          <section key={name} aria-labelledby={name} className="flex flex-col gap-5">
            <div className="flex flex-col gap-1">
              <h2 id={name} className="text-2xl">
                {title}
              </h2>
              <p className="text-muted">{about}</p>
            </div>
            <GuideCards cards={cards} />
          </section>
        ))}
        <div className="max-w-prose text-muted">
          <Blocks blocks={text.lead} say={say} />
        </div>
      </div>
    </>
  )
}
