import arabicFont from '@fontsource/scheherazade-new/files/scheherazade-new-arabic-400-normal.woff2?url'
import { crumbsOf, type ShellHandle } from '../../components/shell/handle.ts'
import { metaOf } from '../../meta.ts'
import type { Route } from './+types/page.ts'
import { type Loaded, loadChapter } from './load.server.ts'
import { Chapter } from './parts/chapter.tsx'
import { Missing } from './parts/missing.tsx'

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: arabicFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

export const meta = metaOf<Loaded>((_language, { loaderData }) =>
  loaderData.missing
    ? { title: loaderData.missing.missing, hidden: true }
    : {
        title: loaderData.say.title,
        description: loaderData.say.description,
        canonical: loaderData.path,
        picture: `/og/quran/${loaderData.number}.png`,
        hidden: loaderData.beyond !== undefined,
        data: loaderData.linked,
      },
)

export const handle: ShellHandle = {
  crumbs: crumbsOf<Loaded>((loaded) =>
    loaded.missing
      ? [{ label: loaded.missing.quran, href: '/quran' }]
      : [
          { label: loaded.say.quran, href: '/quran' },
          { label: loaded.say.surah, href: loaded.path },
        ],
  ),
}

export const loader = ({ context, url, params }: Route.LoaderArgs) => loadChapter(context, url, params)

export default function QuranChapterPage({ loaderData }: Route.ComponentProps) {
  return loaderData.missing ? (
    <Missing say={loaderData.missing} />
  ) : (
    <Chapter key={loaderData.number} chapter={loaderData} />
  )
}
