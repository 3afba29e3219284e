import { ReadingColumn } from '../../components/reading-column.tsx'
import '../../components/quran/arabic.css'
import { BookOpen } from '#web/ui/icons/icons.ts'
import { QuranHero } from '../../components/quran/hero.tsx'
import { ShareWays } from '../../components/quran/share-ways.tsx'
import { ShellLink } from '../../components/shell/shell-link.tsx'
import { useHref } from '../../components/shell/use-href.ts'
import { metaOf } from '../../meta.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useShell } from '../../use-shell.ts'
import type { Route } from './+types/page.ts'
import { type Loaded, loadShare } from './load.server.ts'

export const meta = metaOf<Loaded>((_language, { loaderData }) =>
  loaderData.missing
    ? { title: loaderData.missing.missing, hidden: true }
    : { title: loaderData.say.title, canonical: loaderData.path, hidden: true },
)

export const loader = ({ context, url, params }: Route.LoaderArgs) => loadShare(context, url, params)

export default function QuranSharePage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.missing) return <Share shared={loaderData} />
  const { missing, missingText, all } = loaderData.missing
  const way = (
    <ShellLink path="/quran" className={buttonClass()}>
      {all}
    </ShellLink>
  )
  return <EmptyState headingLevel="h1" icon={<BookOpen />} title={missing} text={missingText} action={way} />
}

function Share({ shared }: { shared: Extract<Loaded, { path: string }> }) {
  const { path, what, arabic, number, verse, picture, say } = shared
  const { tenant } = useShell()
  const href = useHref()
  const place = verse === undefined ? '' : `#v${verse}`
  return (
    <>
      <QuranHero>
        <p lang="ar" dir="rtl" className="quran-name text-4xl">
          {arabic}
        </p>
        <h1 className="text-2xl">{say.title}</h1>
      </QuranHero>
      <ReadingColumn className="gap-6 py-6 *:max-w-[40rem]">
        <ShareWays
          title={what}
          address={tenant.public_url + href(path) + place}
          picture={verse !== undefined && picture ? { number, verse, label: picture } : undefined}
        />
        {verse !== undefined && (
          <form method="post" action={href('/quran/bookmarks')} className="not-noscript:hidden">
            <input type="hidden" name="chapter" value={number} />
            <input type="hidden" name="verse" value={verse} />
            <input type="hidden" name="back" value={href(path)} />
            <button type="submit" className={buttonClass({ variant: 'secondary' })}>
              {say.mark}
            </button>
            <p className="mt-1 text-muted text-sm">{say.markHint}</p>
          </form>
        )}
        <ShellLink reloadDocument path={path + place} className={`${buttonClass({ variant: 'quiet' })} self-start`}>
          {say.back}
        </ShellLink>
      </ReadingColumn>
    </>
  )
}
