import { formatDay } from '#core/format.ts'
import { pictureSource } from '#core/pictures.ts'
import { galleries } from '#modules/content/contract.ts'
import { Images } from '#web/ui/icons/icons.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { MoreLink } from '../../components/more-link.tsx'
import { crumbsOf, type ShellHandle } from '../../components/shell/handle.ts'
import { ShellLink } from '../../components/shell/shell-link.tsx'
import { linkedCrumbs } from '../../linked-crumbs.server.ts'
import { metaOf } from '../../meta.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Route } from './+types/page.ts'
import { Wall } from './parts/wall.tsx'
import { moreAddress, shownOf } from './shown.ts'
import { words } from './words.ts'

type Loaded = Awaited<ReturnType<typeof loader>>
const path = '/galleries'

export const meta = metaOf<Loaded>((_language, { loaderData: { say, pictures, linked } }) => ({
  title: say.title,
  description: say.description,
  canonical: path,
  picture: pictures[0]?.large,
  data: linked,
}))

export const handle: ShellHandle = { crumbs: crumbsOf<Loaded>(({ say }) => [{ label: say.title, href: path }]) }

export async function loader({ context, url }: Route.LoaderArgs) {
  const reader = pageOf(context)
  const { language } = reader
  const shown = shownOf(url.searchParams.get('show'))
  const { items, is_show_more } = await picturesOf(context, shown)
  const { shown: shownWords, enlarge, ...say } = words(language)
  return {
    pictures: items.map(({ id, title, picture_id, picture_colour, taken_at }) => ({
      id,
      title,
      picture_id,
      picture_colour,
      large: pictureSource(picture_id, 1920, 'webp'),
      enlarge: enlarge(title),
      taken: { at: taken_at, text: formatDay(new Date(taken_at), language) },
    })),
    linked: [linkedCrumbs(reader, [{ name: say.title, path }])],
    more: is_show_more ? moreAddress(shown) : undefined,
    say: { ...say, shown: shownWords(items.length) },
  }
}

const largestPage = 60

/** The first so many pictures, asked for in pages as large as the API gives. */
async function picturesOf(context: Context, shown: number) {
  if (shown <= largestPage) return (await api(context, galleries, { limit: shown })).data
  const pages = Array.from({ length: Math.ceil(shown / largestPage) }, (_, i) => i + 1)
  const responses = await Promise.all(pages.map((page) => api(context, galleries, { page, limit: largestPage })))
  const items = responses.flatMap(({ data }) => data.items)
  const isMore = responses.at(-1)?.data.is_show_more ?? false
  return { items: items.slice(0, shown), is_show_more: isMore || items.length > shown }
}

export default function Galleries({ loaderData: { pictures, more, say } }: Route.ComponentProps) {
  return (
    <div className="layout flex flex-col gap-6 py-6 md:py-10">
      <header className="flex flex-col gap-2">
        <h1 className="text-3xl md:text-4xl">{say.title}</h1>
        <p className="max-w-prose text-muted md:text-lg">{say.text}</p>
      </header>
      {pictures.length === 0 ? (
        <EmptyState
          icon={<Images />}
          title={say.none}
          text={say.noneText}
          action={
            <ShellLink path="/umroh" className={buttonClass({ variant: 'secondary' })}>
              {say.seePackages}
            </ShellLink>
          }
        />
      ) : (
        <>
          <Wall pictures={pictures} say={say} />
          <p role="status" className="text-center text-muted text-sm">
            {say.shown}
          </p>
          {more && <MoreLink path={more} from={pictures.at(-1)?.id ?? ''} label={say.more} />}
        </>
      )}
    </div>
  )
}
